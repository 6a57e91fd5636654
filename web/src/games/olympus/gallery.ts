/** The cards of Fight for Olympus in the gallery. */

import type { GameGallery } from "../gallery";
import { factsOf, symbolsOf } from "./box";

const gallery: GameGallery = {
  sides: ["a"],
  facets(info) {
    const { colour, cost, symbols } = factsOf(info);
    return { kind: [info.kind], colour: [colour], cost: [String(symbolsOf(cost).length)], symbol: symbols };
  },
  printed(info) {
    const { about, copies } = factsOf(info);
    return ["printed-olympus", { about, copies }];
  },
};
export default gallery;
