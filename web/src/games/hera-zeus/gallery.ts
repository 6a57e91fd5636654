/** The cards of Hera and Zeus in the gallery: those of both decks. */

import type { GameGallery } from "../gallery";
import { copiesOf, SIDES, strengthOf } from "./box";

const NONE = "none";

const gallery: GameGallery = {
  sides: SIDES,
  facets: ({ id, kind }) => ({ kind: [kind], strength: [strengthOf(id) || NONE] }),
  printed: ({ id, kind }) => [
    "printed-hera-zeus",
    { kind, strength: strengthOf(id) === "" ? NONE : Number(strengthOf(id)), copies: copiesOf(id) },
  ],
};
export default gallery;
