// Made from the views of the server; not to be edited.

export interface Piece {
  card: string;
  face_up: boolean;
  early: boolean;
  laid: number;
}

export interface View {
  seat: number;
  to_move: number;
  active: number;
  points: number;
  total: number;
  turns: number;
  field: Piece[][][];
  hand: string[];
  cards_in_hand: [number, number];
  won_cards_in_hand: [number, number];
  shown_hand: string[];
  drawn_out: string;
  draw_pile: string[];
  cards_in_draw_pile: [number, number];
  piles: string[][];
  cards_in_pile: [number, number];
  top_of_pile: [string, string];
  memory: number[];
  frames: number[];
  question: string;
  legal: number[];
  winner: number;
  ending: number;
  everything: string[][];
}
