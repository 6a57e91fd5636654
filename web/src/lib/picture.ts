/**
 * A picture of the board to send to others. The board is put into an SVG of the size of the window, with all styles and
 * fonts, so that it is laid out as on the page; the browser draws that, and we cut the board out. All that is fetched are
 * our own files, which the browser has.
 */

import { border } from "../art/patterns";

const WIDTH = 1440; // pixels of the board, if it can be drawn so large without being blurred
const MOST = 2.5; // times as large as on the page
const MARGIN = 24;
const STRIP = 20;
const HEAD = 92;
const FOOT = 44;
const CLAY = "#c8642f";
const INK = "#1d1512";
const BONE = "#f6ead6";

export interface Caption {
  title: string;
  outcome: string;
  house: string;
}

export async function pictureOf(board: HTMLElement, caption: Caption): Promise<Blob> {
  const box = board.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(await page(board, box))}`;
  await image.decode();
  const zoom = Math.min(MOST, Math.max(1, WIDTH / box.width));
  const [width, height] = [Math.round(box.width * zoom), Math.round(box.height * zoom)];
  const canvas = document.createElement("canvas");
  canvas.width = width + 2 * MARGIN;
  canvas.height = height + HEAD + FOOT;
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = getComputedStyle(document.body).backgroundColor;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.save();
  pen.beginPath();
  pen.rect(MARGIN, HEAD, width, height);
  pen.clip();
  pen.drawImage(image, MARGIN - box.left * zoom, HEAD - box.top * zoom, innerWidth * zoom, innerHeight * zoom);
  pen.restore();
  frame(pen, canvas.width, canvas.height, caption);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error())), "image/png"));
}

/** Bands of black glaze around it, as on a vase, with the game, who has won, and where. */
function frame(pen: CanvasRenderingContext2D, width: number, height: number, { title, outcome, house }: Caption): void {
  pen.fillStyle = INK;
  pen.fillRect(0, 0, width, HEAD - 4);
  pen.fillRect(0, height - FOOT + 4, width, FOOT);
  pen.fillRect(0, 0, MARGIN - 4, height);
  pen.fillRect(width - MARGIN + 4, 0, MARGIN, height);
  const meander = border("meander", 0, HEAD - STRIP - 10, width, STRIP);
  pen.strokeStyle = CLAY;
  pen.lineWidth = meander.line;
  pen.stroke(new Path2D(meander.d));
  pen.fillStyle = BONE;
  pen.textBaseline = "middle";
  write(pen, "28px Marcellus, serif", title, MARGIN, 32, width / 2);
  pen.textAlign = "right";
  write(pen, "bold 24px Literata, serif", outcome, width - MARGIN, 32, width / 2 - 2 * MARGIN);
  pen.fillStyle = CLAY;
  write(pen, "20px Marcellus, serif", house, width - MARGIN, height - FOOT / 2 + 2, width / 2);
}

function write(pen: CanvasRenderingContext2D, font: string, text: string, x: number, y: number, most: number): void {
  pen.font = font;
  pen.fillText(text, x, y, most);
}

/** The page with nothing but the board on it, as text: no document of ours may have styles inside. */
async function page(board: HTMLElement, box: DOMRect): Promise<string> {
  const html = document.documentElement;
  const attributes = [...html.attributes].map(({ name, value }) => `${name}="${escaped(value)}"`).join(" ");
  const place =
    `position:absolute;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px;` +
    `display:grid;grid-template:'room' minmax(0,1fr)/minmax(0,1fr)`;
  const inside = new XMLSerializer().serializeToString(board);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${innerWidth}" height="${innerHeight}" ${attributes}>` +
    `<style>${escaped(await styles())}</style><foreignObject width="100%" height="100%">` +
    `<body xmlns="http://www.w3.org/1999/xhtml"><div style="${place}">${inside}</div></body></foreignObject></svg>`
  );
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

/** As they were written: what the browser says of its rules has lost what depends on variables. */
async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].flatMap(({ href }) => (href ? [href] : []));
  return (await Promise.all(sheets.map(async (href) => embedded(await (await fetch(href)).text(), href)))).join("\n");
}

/** With the files of the fonts inside: an image may fetch nothing. */
async function embedded(css: string, base: string): Promise<string> {
  const files = [...new Set(Array.from(css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/g), ([, file]) => file!))];
  const data = await Promise.all(files.map((file) => asData(new URL(file, base))));
  return files.reduce((text, file, at) => text.replaceAll(file, data[at]!), css);
}

async function asData(address: URL): Promise<string> {
  const bytes = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = failed;
    reader.readAsDataURL(bytes);
  });
}
