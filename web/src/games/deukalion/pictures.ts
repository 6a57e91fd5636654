/** The pictures of the cards, in a box of 200 by 240: vase painting out of a few shapes. */

import "../../art/art.css";
import "./pictures.css";
import type { Tone } from "../../art/symbols";
import { CARDS } from "../../protocol/deukalion";

const path = (kind: string, d: string) => `<path class="${kind}" d="${d}"/>`;
const disc = (kind: string, x: number, y: number, r: number) =>
  `<circle class="${kind}" cx="${x}" cy="${y}" r="${r}"/>`;
const at = (x: number, y: number, scale: number, inner: string, turn = 0) =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ""} scale(${scale})">${inner}</g>`;
const flipped = (inner: string) => `<g transform="translate(200 0) scale(-1 1)">${inner}</g>`;
const line = (kind: string, width: number, d: string) => `<path class="${kind} x${width}" d="${d}"/>`;
const round = (count: number, part: (angle: number, i: number) => string) =>
  Array.from({ length: count }, (_, i) => part((360 * i) / count, i)).join("");

// --- things that occur more than once -----------------------------------------------------------------------------

const WAVES =
  "M0 240V204C14 204 20 192 32 192C44 192 46 204 40 208C36 210 32 206 34 203C24 208 34 220 46 214C60 206 60 192 74 192C86 192 88 204 82 208C78 210 74 206 76 203C66 208 76 220 88 214C102 206 102 192 116 192C128 192 130 204 124 208C120 210 116 206 118 203C108 208 118 220 130 214C144 206 144 192 158 192C170 192 172 204 166 208C162 210 158 206 160 203C150 208 160 220 172 214C184 208 188 198 200 196V240Z";
const sea = path("f", WAVES) + path("i", "M0 226H200M0 233H200");
const ground = path("f", "M0 222H200V240H0Z") + path("i", "M0 228H200");
const TRIDENT =
  "M95 236V96H70C56 96 50 84 50 66V40L40 44 54 16 68 44 60 41V64C60 74 66 80 78 80H95V34L86 38 100 8 114 38 105 34V80H122C134 80 140 74 140 64V41L132 44 146 16 160 44 150 40V66C150 84 144 96 130 96H105V236Z";
const SNAKE_HEAD = "M8 7C0 9-8 6-16 1L-4 0-16-4C-8-12 4-12 10-6Z";
const head = (x: number, y: number, turn: number, size = 1.4) =>
  at(x, y, size, path("f", SNAKE_HEAD) + disc("y", -1, -4, 2), turn);
const FEATHERS =
  "M0 0C20-34 52-52 96-56C88-46 80-42 70-38C82-38 90-40 96-42C88-28 76-24 64-22C74-20 82-22 88-24C76-8 56-4 40-2C28 0 12 4 0 0Z";
const wing = (x: number, y: number, scale: number, turn = 0) =>
  at(x, y, scale, path("f", FEATHERS) + path("i", "M8-4C30-24 50-34 78-44M14-2C36-14 56-20 76-26"), turn);
const CHEST_BOX = "M0 34C0 12 10 0 24 0H86C100 0 110 12 110 34V84H0Z";
const chest = (x: number, y: number, scale: number, kind: string) =>
  at(x, y, scale, path(kind, CHEST_BOX) + path("j", "M0 36H110M18 2V84M92 2V84M48 30H62V48H48Z"));
const apple = (x: number, y: number, r: number) => disc("y", x, y, r) + path("k", `M${x} ${y - r}q2-6 6-8`);
const gorgon = (x: number, y: number, r: number) =>
  disc("w", x, y, r) +
  at(
    x,
    y,
    r / 30,
    path("j", "M-20-4C-16-14-6-14-4-4M4-4C6-14 16-14 20-4M-3 8Q0 12 3 8") +
      disc("m", -11, -3, 4) +
      disc("m", 11, -3, 4) +
      path("r", "M-18 12H18C16 22 8 26 0 26C-8 26-16 22-18 12Z") +
      path("n", "M-14 12H-8L-10 19ZM8 12H14L10 19Z") +
      path("r", "M-5 18H5V32C5 36-5 36-5 32Z"),
  );
const COLUMN = "M4 0H26V6H22L20 74H24V80H6V74H10L8 6H4Z";
const column = (x: number, y: number, scale: number) =>
  at(x, y, scale, path("f", COLUMN) + path("i", "M12 10 13 72M18 10 17 72"));
const swirl = (x: number, y: number, scale: number) =>
  at(x, y, scale, path("k", "M0 0H70C92 0 92-30 72-30C58-30 56-14 68-12"));
const MAN =
  "M52 18A13 13 0 1 0 52.1 18ZM30 52C40 44 62 44 70 52L96 76 88 88 66 72 68 104 92 136 84 180H66L72 142 50 116 40 148 14 182 2 172 24 138 30 100Z";
const GALLEY =
  "M4 70 30 62C24 50 26 36 34 28L42 34C40 46 46 54 58 54H150C170 54 178 42 178 26C178 8 194 4 198 14C200 20 194 24 190 20C194 36 194 60 182 76C174 88 160 92 146 92H54C34 92 20 88 14 78Z";
const galley = (x: number, y: number, scale: number, sail: string) =>
  at(
    x,
    y,
    scale,
    line("k", 5, "M60 92 46 118M82 92 70 120M104 92 94 120M126 92 118 120M148 92 142 118") +
      path("f", `${GALLEY}M98-60H104V54H98ZM44-54H160V-48H44Z`) +
      path("i", "M40 66H180M44 76H176") +
      path(sail, "M50-46C42-22 46 10 56 26C84 34 122 34 148 26C158 10 162-22 154-46C124-38 78-38 50-46Z") +
      disc("w", 36, 70, 8) +
      disc("m", 35, 70, 4),
  );

// --- Action cards -------------------------------------------------------------------------------------------------

const ACTION_PICTURES: Record<string, string> = {
  // The west wind blows from the clouds.
  zephyr:
    path(
      "w",
      "M14 60C10 34 34 14 62 20C88 24 102 44 98 66C112 70 116 78 110 86C116 90 116 98 108 102C112 112 104 120 92 118C84 136 56 142 36 128C14 114 6 86 14 60Z",
    ) +
    path(
      "f",
      "M8 78C-2 40 30 2 72 12C92 16 104 30 102 44C86 34 74 36 66 46C58 58 52 62 44 60C46 70 40 78 32 76C36 90 26 106 20 108C12 100 8 90 8 78Z",
    ) +
    disc("m", 82, 62, 5) +
    path("j", "M72 52Q84 44 94 52M96 90H108M78 96C86 104 84 114 76 118") +
    swirl(116, 96, 1) +
    swirl(112, 130, 0.8) +
    swirl(122, 62, 0.6) +
    wing(10, 150, 0.9, 20) +
    sea,
  // The ferryman and his coin.
  charon:
    path("f", "M6 172C40 196 140 196 190 160L196 168C176 206 150 212 100 212C52 212 22 204 6 172Z") +
    path("i", "M24 186C70 204 140 200 180 176") +
    path("f", "M96 58C112 52 126 62 124 78L118 92C140 104 146 136 148 184L78 190C78 150 80 116 96 96L86 84Z") +
    path("r", "M92 58C98 44 122 42 130 60L136 74C126 66 108 64 92 70Z") +
    path("i", "M104 100C98 130 96 160 98 186M122 104C130 130 132 160 132 184") +
    line("k", 6, "M44 30 72 232") +
    path("f", "M100 108 62 116 60 128 106 124Z") +
    disc("y", 160, 52, 26) +
    path("j", "M160 34A18 18 0 1 0 160.1 34ZM154 60C150 50 156 42 166 44C160 48 162 54 168 60Z") +
    path("k", "M0 220Q12 210 24 220T48 220T72 220T96 220T120 220T144 220T168 220T192 220"),
  trident:
    path("f", TRIDENT) +
    path("i", "M95 110H105M95 116H105M95 122H105") +
    path(
      "w",
      "M84 150H116C122 150 122 158 116 160C122 160 122 170 116 170C120 170 120 180 114 180H90C82 180 78 160 84 150Z",
    ) +
    sea,
  // The owl on an olive branch.
  athena:
    path(
      "f",
      "M60 42C64 26 84 24 100 32C116 24 136 26 140 42C152 70 152 110 146 146C142 174 126 192 100 196C74 192 58 174 54 146C48 110 48 70 60 42Z",
    ) +
    disc("w", 80, 68, 21) +
    disc("w", 120, 68, 21) +
    disc("m", 82, 69, 11) +
    disc("m", 118, 69, 11) +
    path("y", "M94 84H106L100 100Z") +
    path(
      "i",
      "M70 112Q76 120 82 112Q88 120 94 112Q100 120 106 112Q112 120 118 112Q124 120 130 112M66 130Q72 138 78 130Q84 138 90 130Q96 138 102 130Q108 138 114 130Q120 138 126 130Q132 138 136 130M72 148Q78 156 84 148Q90 156 96 148Q102 156 108 148Q114 156 120 148Q126 156 130 148M56 110C58 140 66 166 82 184M144 110C142 140 134 166 118 184",
    ) +
    path("y", "M80 192V204M88 194V206M112 194V206M120 192V204") +
    line("k", 5, "M10 216C60 204 140 204 190 214") +
    path(
      "o",
      "M30 210C24 192 34 182 44 180C46 194 42 204 30 210ZM56 212C64 224 60 234 54 238C46 230 48 220 56 212ZM150 208C148 192 158 184 168 184C168 196 162 204 150 208ZM140 212C148 222 146 232 140 238C132 230 132 220 140 212Z",
    ),
  // The wheel of Fortune.
  tyche:
    wing(112, 96, 0.9, -18) +
    flipped(wing(112, 96, 0.9, -18)) +
    disc("f", 100, 138, 66) +
    disc("g", 100, 138, 52) +
    round(
      8,
      (angle) =>
        `<g transform="rotate(${angle} 100 138)">${path("f", "M96 86H104V138H96Z")}${disc("y", 100, 72.5, 4)}</g>`,
    ) +
    disc("f", 100, 138, 16) +
    disc("y", 100, 138, 7) +
    ground,
  // The tower shield.
  ajax:
    path(
      "f",
      "M100 18C136 18 160 42 160 74C160 98 146 108 142 120C146 132 160 142 160 166C160 200 136 224 100 224C64 224 40 200 40 166C40 142 54 132 58 120C54 108 40 98 40 74C40 42 64 18 100 18Z",
    ) +
    path(
      "r",
      "M100 32C128 32 146 50 146 74C146 96 130 104 126 120C130 136 146 144 146 166C146 192 128 210 100 210C72 210 54 192 54 166C54 144 70 136 74 120C70 104 54 96 54 74C54 50 72 32 100 32Z",
    ) +
    path("f", "M92 24H108V218H92Z") +
    path("i", "M64 76Q80 62 92 76M108 76Q120 62 136 76M64 164Q80 178 92 164M108 164Q120 178 136 164") +
    disc("y", 100, 120, 18) +
    path("j", "M100 108V132M88 120H112"),
  // The herald's staff with wings.
  hermes:
    path("f", "M95 60H105V236H95Z") +
    disc("y", 100, 40, 12) +
    line("k", 8, "M100 204C66 194 66 168 100 160C134 152 134 126 100 118C74 112 70 92 84 80") +
    line("k", 8, "M100 204C134 194 134 168 100 160C66 152 66 126 100 118C126 112 130 92 116 80") +
    head(82, 78, 30, 1.1) +
    flipped(head(82, 78, 30, 1.1)) +
    wing(108, 74, 0.86, -6) +
    flipped(wing(108, 74, 0.86, -6)),
  // Anvil and hammer, and sparks.
  hephaistos:
    path("f", "M30 120H182C178 142 154 148 134 150V176H156V204H50V176H72V150C50 148 34 140 30 120Z") +
    path("i", "M40 128H172") +
    at(96, 96, 1, path("f", "M-14-78H66V-34H-14ZM18-34H34V40H18Z") + path("i", "M-4-68H56M-4-44H56"), -36) +
    path("y", "M62 108 40 92 66 98 56 72 76 96 84 74 86 102Z") +
    path("r", "M120 206C110 196 126 190 120 176C136 186 132 198 138 206Z") +
    ground,
  // The tripod of Delphi under laurel and smoke.
  pythia:
    path("f", "M52 92H148C148 122 130 136 116 138V146H84V138C70 136 52 122 52 92ZM46 82H154V92H46Z") +
    path("i", "M60 100H140") +
    line("k", 7, "M84 142 58 222M116 142 142 222M100 144V222") +
    path("k", "M66 196H134") +
    path("y", "M62 76A13 13 0 1 1 86 76ZM114 76A13 13 0 1 1 138 76Z") +
    path("k", "M92 76C78 56 112 48 96 26C90 18 94 10 100 6M110 76C124 58 104 44 118 28") +
    path(
      "o",
      "M30 60C24 40 34 30 46 28C48 44 42 54 30 60ZM20 92C14 74 22 64 34 60C36 76 32 86 20 92ZM170 60C176 40 166 30 154 28C152 44 158 54 170 60ZM180 92C186 74 178 64 166 60C164 76 168 86 180 92Z",
    ) +
    ground,
  // Helmet above crossed spears.
  ares:
    line("k", 7, "M22 232 168 70M178 232 32 70") +
    path("f", "M168 70 190 20 150 56ZM32 70 10 20 50 56Z") +
    path("r", "M50 108C46 54 78 22 128 26C154 28 172 46 176 74C164 58 150 52 134 52C104 52 84 74 78 112Z") +
    path(
      "f",
      "M62 116C58 78 84 54 114 58C142 62 154 86 148 116L142 126 112 118 120 134 122 178H104L94 150 82 172H66C62 154 62 136 62 116Z",
    ) +
    path("i", "M98 122C104 116 112 116 118 120M72 118C84 106 96 102 112 102M70 166C68 150 68 136 70 126"),
  // Scales, an amphora against purple.
  trader:
    path("f", "M96 24H104V206H96ZM76 206H124V220H76Z") +
    line("k", 6, "M28 60 172 46") +
    disc("y", 100, 53, 9) +
    path("k", "M28 60 10 120M28 60 48 120M172 46 152 106M172 46 192 106") +
    path(
      "f",
      "M4 120H54C52 138 42 144 29 144C16 144 6 138 4 120ZM146 106H196C194 124 184 130 171 130C158 130 148 124 146 106Z",
    ) +
    path("r", "M20 72H38V78L34 82V86C46 90 50 102 44 112L36 120H22L14 112C8 102 12 90 24 86V82L20 78Z") +
    `<g class="t-purple">${path("tone", "M152 106C154 84 164 76 172 76C180 76 190 84 192 106Z")}</g>` +
    path("y", "M158 98A13 9 0 1 1 186 98Z") +
    ground,
  // The keel of the Argo, with her eye and the oak that spoke.
  argo: galley(-6, 112, 1.04, "y") + path("k", "M94 62 100 92 106 62M84 80 100 92 116 80") + sea,
  // A snake about a staff.
  asklepios:
    path("f", "M92 26C92 18 108 18 108 26L106 236H94Z") +
    line("k", 11, "M120 226C60 220 60 190 100 182C142 174 142 144 100 136C60 128 64 100 100 94C130 88 132 66 112 56") +
    head(106, 52, 0, 2.1) +
    line("v", 3, "M72 50 60 46M72 50 60 56") +
    path(
      "o",
      "M28 226C20 200 30 182 46 176C48 200 42 218 28 226ZM172 226C180 200 170 182 154 176C152 200 158 218 172 226Z",
    ),
  // The gorgon's head, fringed with snakes.
  aegis:
    round(
      12,
      (angle) =>
        `<g transform="rotate(${angle} 100 120)">${path("f", "M92 52C84 38 104 34 98 18C112 24 106 42 110 52Z")}${disc("y", 100, 22, 2.5)}</g>`,
    ) +
    disc("f", 100, 120, 74) +
    disc("y", 100, 120, 66) +
    round(16, (angle) => `<g transform="rotate(${angle} 100 120)">${path("j", "M92 58Q100 70 108 58")}</g>`) +
    disc("f", 100, 120, 50) +
    gorgon(100, 122, 42),
};

// --- Pursuit cards ------------------------------------------------------------------------------------------------

const LABYRINTH = "M30 110V210H170V110H50V190H150V130H70V170H130V150H90";
const PURSUIT_PICTURES: Record<string, string> = {
  // The gate of the lions.
  P01:
    path("f", "M6 232V120H64V104L100 40 136 104V120H194V232H132V132H68V232Z") +
    path(
      "i",
      "M6 148H64M6 176H64M6 204H64M34 120V148M20 148V176M46 176V204M136 148H194M136 176H194M136 204H194M164 120V148M180 148V176M152 176V204M64 116H136",
    ) +
    path("f", "M54 120H146V134H54Z") +
    path("w", "M96 64H104V112H96ZM90 58H110V64H90Z") +
    path(
      "w",
      "M92 112H76V88C70 84 72 74 82 74C90 76 90 84 88 88ZM108 112H124V88C130 84 128 74 118 74C110 76 110 84 112 88Z",
    ) +
    disc("w", 100, 178, 20) +
    disc("m", 100, 178, 10) +
    ground,
  // Helios with his rays.
  P02:
    round(
      16,
      (angle, i) =>
        `<g transform="rotate(${angle} 100 104)">${path("y", i % 2 ? "M94 44H106L100 10Z" : "M95 44H105L100 24Z")}</g>`,
    ) +
    disc("y", 100, 104, 58) +
    disc("f", 100, 104, 52) +
    path(
      "w",
      "M84 66C104 58 126 68 130 88L138 104 128 108 128 124C124 132 112 132 106 128L104 148H76C74 120 70 90 84 66Z",
    ) +
    path(
      "f",
      "M76 148C60 116 66 72 98 64C112 60 126 66 132 76C116 72 106 80 104 92C96 96 96 104 100 110C90 118 86 132 84 148Z",
    ) +
    path("j", "M116 92H126M120 116H128") +
    path("f", "M20 232C24 206 40 190 62 190L100 214 138 190C160 190 176 206 180 232Z"),
  // The swan.
  P03:
    path(
      "w",
      "M150 150C176 150 190 168 186 190C176 212 130 218 92 208C64 200 52 178 60 158C72 150 100 140 106 112C110 92 100 78 86 80C74 82 72 94 78 102L46 106C40 76 58 48 88 48C124 48 142 82 138 114C136 130 140 146 150 150Z",
    ) +
    path("y", "M78 102 46 106 30 100 50 92 74 90Z") +
    disc("m", 72, 80, 4.5) +
    path("j", "M92 176C116 164 146 164 170 172M98 190C120 180 148 182 168 190") +
    path("y", "M96 40 88 16 104 28 114 10 122 30 138 22 128 46Z") +
    sea,
  // The man and his stone.
  P04:
    path("f", "M0 240V226L200 128V240Z") +
    path("i", "M30 222 190 146") +
    disc("f", 146, 84, 48) +
    path("i", "M116 70Q130 50 152 52M128 108Q150 116 170 100M140 76Q152 70 160 78") +
    at(20, 66, 0.78, path("f", MAN) + path("i", "M40 60C48 80 50 96 48 112"), -6) +
    path("f", "M84 118 112 96 118 106 92 128Z"),
  // The bull of Crete.
  P05:
    path(
      "f",
      "M20 30C22 66 44 78 64 80C70 66 84 62 100 62C116 62 130 66 136 80C156 78 178 66 180 30C196 62 186 96 150 104L170 116C164 128 152 130 142 126C140 156 132 186 122 204C116 216 84 216 78 204C68 186 60 156 58 126C48 130 36 128 30 116L50 104C14 96 4 62 20 30Z",
    ) +
    path(
      "w",
      "M70 116C78 108 86 112 88 120C82 126 74 124 70 116ZM130 116C122 108 114 112 112 120C118 126 126 124 130 116Z",
    ) +
    disc("m", 80, 118, 4) +
    disc("m", 120, 118, 4) +
    path("i", "M88 84Q94 92 100 84Q106 92 112 84M84 94Q92 102 100 94Q108 102 116 94") +
    path("r", "M84 182C90 174 110 174 116 182V196C110 204 90 204 84 196Z") +
    disc("m", 92, 190, 4) +
    disc("m", 108, 190, 4) +
    path("y", "M90 202A10 10 0 1 0 110 202L106 202A6 6 0 1 1 94 202Z"),
  // The fleece in the oak.
  P06:
    path(
      "f",
      "M92 234C98 180 92 120 70 60L78 54C92 74 98 92 102 108C106 84 116 60 134 44L142 50C124 82 116 130 120 234Z",
    ) +
    path(
      "o",
      "M20 44C24 20 60 8 84 22C104 2 150 6 164 28C190 30 196 62 174 72C160 82 140 76 130 68C112 82 84 80 72 68C48 82 12 72 20 44Z",
    ) +
    path(
      "y",
      "M62 84C84 72 128 74 142 88C160 100 160 124 150 138C158 160 148 180 132 176C128 192 108 196 100 184C90 196 70 190 68 174C50 176 42 156 52 140C40 124 44 96 62 84Z",
    ) +
    path(
      "j",
      "M70 100Q78 92 84 100T98 100T112 100T126 102M62 120Q70 112 78 120T94 120T110 120T126 120T142 120M66 142Q74 134 82 142T98 142T114 142T130 142M76 162Q84 154 92 162T108 162T122 162",
    ) +
    path(
      "y",
      "M60 86C46 84 34 92 34 104C34 112 44 112 46 104L40 104C44 96 54 96 60 98ZM144 90C158 86 170 96 168 108C166 116 158 114 157 107L162 107C160 100 152 100 146 102Z",
    ) +
    ground,
  // The purple snail, and a crown.
  P07:
    `<g class="t-purple">${path("tone", "M24 176C20 140 52 104 96 106C140 108 162 136 160 160L196 186 158 186C140 204 60 212 24 176Z")}</g>` +
    path(
      "l",
      "M52 168C48 140 76 124 100 130C122 136 124 160 106 164C92 166 86 152 96 148M150 170 184 184M34 150 20 142M56 122 46 108M88 108 86 92M124 112 130 96",
    ) +
    path("y", "M48 84 38 32 70 56 100 16 130 56 162 32 152 84Z") +
    path("j", "M52 74H148") +
    disc("r", 100, 62, 7) +
    sea,
  // Herakles' club, and what it is for.
  P08: flipped(
    line("k", 12, "M60 228C30 190 70 160 48 126M84 228C70 180 96 150 82 110M108 228C112 184 124 160 122 128") +
      head(42, 116, 10, 1.9) +
      head(76, 98, 24, 1.9) +
      head(118, 118, 4, 1.9) +
      at(
        190,
        20,
        1,
        path("f", "M-96 190-112 180-46 70C-40 36-20 6 0 6C16 6 22 22 16 40C8 62-14 80-34 84Z") +
          disc("y", -6, 30, 4) +
          disc("y", -22, 48, 4) +
          disc("y", -14, 14, 3),
      ) +
      path("f", "M30 234C40 212 130 212 140 234Z") +
      ground,
  ),
  // Nine heads about one body.
  P09:
    round(9, (angle) => {
      const turn = angle * 0.62 - 99;
      return `<g transform="rotate(${turn} 100 190)">${line("k", 10, "M100 190C86 150 114 110 100 66")}${at(100, 58, 1.5, path("f", SNAKE_HEAD) + disc("y", -1, -4, 2), 80)}</g>`;
    }) +
    path("f", "M34 236C36 196 64 172 100 172C136 172 164 196 166 236Z") +
    path(
      "i",
      "M60 206Q68 216 76 206T92 206T108 206T124 206T140 206M52 224Q60 234 68 224T84 224T100 224T116 224T132 224T148 224",
    ),
  // A mirror with a dove.
  P10:
    disc("f", 100, 88, 66) +
    disc("y", 100, 88, 58) +
    disc("n", 100, 88, 48) +
    path("f", "M92 152H108V160C116 166 116 176 108 180V232H92V180C84 176 84 166 92 160Z") +
    path("i", "M92 190H108M92 200H108") +
    path(
      "f",
      "M64 92C78 104 90 96 96 84C100 72 112 66 122 72L134 78 122 82C122 102 108 118 86 116C76 116 66 106 64 92Z",
    ) +
    path("i", "M86 100C94 104 104 98 108 88") +
    disc("q", 118, 77, 2.5),
  // The treasury.
  P11:
    path("f", "M100 20 188 68H12ZM18 74H182V88H18Z") +
    path("i", "M100 34 160 66H40Z") +
    disc("y", 100, 54, 8) +
    column(20, 88, 1.4) +
    column(138, 88, 1.4) +
    chest(62, 140, 0.7, "y") +
    path("f", "M8 200H192V214H8ZM0 214H200V240H0Z") +
    path("i", "M0 226H200"),
  // The labyrinth and the ball of thread.
  P12:
    line("k", 9, LABYRINTH) +
    line("v", 3, "M64 66C90 90 20 80 20 120V220H180V102") +
    disc("r", 70, 54, 30) +
    path("l", "M46 44Q70 60 96 44M42 56Q70 74 98 56M48 72Q70 84 92 70M56 30Q74 46 90 32"),
  // Three apples, and the dragon.
  P13:
    path("f", "M90 234C96 190 94 150 88 110H112C106 150 104 190 112 234Z") +
    path("o", "M24 70C24 38 60 16 100 20C140 16 176 38 176 70C176 104 140 124 100 120C60 124 24 104 24 70Z") +
    path("i", "M50 60Q60 50 70 60M90 44Q100 34 110 44M130 62Q140 52 150 62M76 100Q86 92 96 100") +
    apple(62, 84, 15) +
    apple(104, 70, 15) +
    apple(142, 92, 15) +
    line("k", 9, "M70 228C140 226 150 204 100 196C56 190 60 166 100 162C132 158 138 146 150 142") +
    flipped(head(48, 140, 0, 1.8)) +
    ground,
  // The horse out of the sea.
  P14:
    path(
      "f",
      "M50 216C40 168 60 134 92 122L72 104C56 110 40 108 28 100L20 84C34 78 50 66 62 50L66 26 80 42C104 40 128 52 142 76C160 106 164 160 156 216Z",
    ) +
    path("r", "M80 42C112 26 150 44 164 84C176 118 176 170 166 216H150C154 160 152 116 134 88C122 68 104 52 80 42Z") +
    path("i", "M94 122C106 112 112 98 110 82M30 96 44 92M96 140C84 160 80 190 84 212") +
    disc("w", 70, 66, 6) +
    disc("m", 69, 66, 3) +
    disc("m", 30, 87, 2.5) +
    sea,
  // The peacock.
  P15:
    round(
      9,
      (angle) =>
        `<g transform="rotate(${angle * 0.55 - 88} 100 190)">${path("o", "M100 190C84 130 84 80 100 36C116 80 116 130 100 190Z")}${disc("s", 100, 62, 13)}${disc("y", 100, 62, 7)}${disc("m", 100, 62, 3)}</g>`,
    ) +
    path("s", "M76 214C70 178 86 152 92 130C88 116 96 104 106 106C116 108 118 118 110 126C112 152 132 176 124 214Z") +
    path("y", "M116 114 130 118 114 122Z") +
    disc("n", 106, 114, 2.5) +
    path("k", "M98 106 92 94M104 104 104 92M110 106 116 96") +
    ground,
  // Five bands over the sea.
  P16:
    ["red", "yellow", "green", "blue", "purple"]
      .map(
        (tone, i) =>
          `<g class="t-${tone}">${path("tone", `M${6 + 14 * i} 200A${94 - 14 * i} ${120 - 14 * i} 0 0 1 ${194 - 14 * i} 200H${180 - 14 * i}A${80 - 14 * i} ${106 - 14 * i} 0 0 0 ${20 + 14 * i} 200Z`)}</g>`,
      )
      .join("") +
    wing(106, 196, 0.66, -34) +
    flipped(wing(106, 196, 0.66, -34)) +
    path("f", "M90 160H110L122 218H78ZM100 132A12 12 0 1 0 100.1 132Z") +
    path("i", "M96 166 92 210M104 166 108 210") +
    sea,
};

export const PERMANENT: ReadonlySet<string> = new Set(CARDS.flatMap(({ id, permanent }) => (permanent ? [id] : [])));

export function markup(card: string): string {
  return ACTION_PICTURES[card] ?? PURSUIT_PICTURES[card] ?? path("f", TRIDENT);
}

/** Pursuits come from Olympus, on white ground; cards that stay are red on black; the others black on clay. */
export function schemeOf(card: string): "black" | "red" | "white" {
  if (card in PURSUIT_PICTURES) return "white";
  return PERMANENT.has(card) ? "red" : "black";
}

const TONES: Record<string, Tone> = {
  zephyr: "blue",
  trident: "blue",
  charon: "purple",
  athena: "green",
  tyche: "yellow",
  ajax: "red",
  ares: "red",
  hermes: "yellow",
  hephaistos: "red",
  pythia: "green",
  trader: "purple",
};

export function toneOfCard(card: string): Tone {
  return TONES[card] ?? (card in PURSUIT_PICTURES ? "ink" : "clay");
}
