// Made from the views of the server; not to be edited.

export interface Player {
  ship: string;
  aboard: number;
  chests: string[];
  below: number;
  settlements: string[];
  honour: number;
  pursuit_points: number;
  completed: string[];
  total: number;
  permanents: string[];
  cards_in_hand: number;
  has_secret: boolean;
  revealed: string;
}

export interface View {
  seat: number;
  to_move: number;
  first: number;
  active: number;
  turns: number;
  phase: number;
  goal: number;
  players: Player[];
  hydra: string;
  cities: string[][];
  owners: number[];
  whirlpools: string[];
  open: string[];
  removed: string[];
  pursuit_pile: number;
  under_pursuits: string[];
  pile: number;
  under: string[];
  discard: string[];
  centre: number;
  outer: number[];
  kylix: number[];
  used: boolean[];
  mover: number;
  steps_left: number;
  hydra_steps: number;
  throws: ([number, number, number] | null)[];
  hand: string[];
  secret: string;
  known: string[][];
  question: string;
  legal: number[];
  winner: number;
  winners: number[];
  ending: number;
  cells: number[][];
  everything: string[][];
  secrets: string[];
}
