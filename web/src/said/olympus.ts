// Made from the views of the server; not to be edited.

export interface Unit {
  card: string;
  equipment: string;
  attack: number;
  defence: number;
  damage: number;
  attacks: number;
  silenced: boolean;
}

export interface View {
  seat: number;
  to_move: number;
  active: number;
  turns: number;
  phase: number;
  counter: number;
  markers: number[];
  units: (Unit | null)[];
  hand: string[];
  cards_in_hand: [number, number];
  known: string[][];
  announced: string;
  discard: string[];
  pile: number;
  question: string;
  source: string;
  legal: number[];
  winner: number;
  ending: number;
  cells: number[][];
  everything: string[][];
}
