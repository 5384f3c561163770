// A picture of a result for posting: drawn with the app's fonts, marks and theme colours.

import { shapeOf } from "../../parts/seats";
import type { Line, Result } from "./result";

/** Sizes that social media show whole: pixels. */
export const SHAPES = { wide: [1200, 630], tall: [1080, 1350] } as const;
export type Shape = keyof typeof SHAPES;

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Colours {
  paper: string;
  ground: string;
  edge: string;
  ink: string;
  quiet: string;
  glow: string;
}

const SERIF = "Alegreya, 'Noto Serif', serif";
const SANS = "'Alegreya Sans', 'Noto Sans', sans-serif";
/** The ratio of a spine's height to its width. */
const SPINE = 4;
const LEAST = 20;

function coloursOf(): Colours {
  const style = getComputedStyle(document.documentElement);
  const value = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: value("--paper-2"),
    ground: value("--paper-3"),
    edge: value("--edge"),
    ink: value("--ink"),
    quiet: value("--ink-2"),
    glow: value("--glow"),
  };
}

/** The fill and outline of a seat. */
function seatColours(colour: string): [fill: string, line: string] {
  const probe = document.createElement("span");
  probe.dataset.seat = colour;
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const found: [string, string] = [
    style.getPropertyValue("--seat").trim(),
    style.getPropertyValue("--seat-line").trim(),
  ];
  probe.remove();
  return found;
}

function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  return image.decode().then(() => image);
}

/** Draws text as large as fits, and returns its width. */
function write(
  pen: CanvasRenderingContext2D,
  text: string,
  font: { weight: number; size: number; family: string },
  at: { x: number; y: number; room: number; align?: CanvasTextAlign; colour: string },
): number {
  let { size } = font;
  const set = () => (pen.font = `${font.weight} ${size}px ${font.family}`);
  for (set(); size > LEAST && pen.measureText(text).width > at.room; set()) size -= 1;
  pen.fillStyle = at.colour;
  pen.textAlign = at.align ?? "left";
  pen.fillText(text, at.x, at.y, at.room);
  return Math.min(at.room, pen.measureText(text).width);
}

/** A long sentence in two lines of similar length. */
function halves(text: string): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  const off = (at: number) => Math.abs(at - text.length / 2);
  const [middle] = spaces.sort((one, other) => off(one) - off(other));
  return middle === undefined ? [text] : [text.slice(0, middle), text.slice(middle + 1)];
}

function mark(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, size: number, paper: string): void {
  const [fill, line] = seatColours(colour);
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  const shape = new Path2D(shapeOf(colour));
  pen.fillStyle = fill;
  pen.fill(shape);
  pen.strokeStyle = line || paper;
  pen.lineWidth = 1.5;
  pen.stroke(shape);
  pen.restore();
}

/** Lines lower than this have facts beside the name instead of below it: pixels. */
const LOW = 66;

/** A player's line: place, mark, name with facts, and the amount that counted. */
function row(pen: CanvasRenderingContext2D, line: Line, { left, top, width, height }: Box, colours: Colours): void {
  const middle = top + height / 2;
  const size = Math.min(64, height * (height < LOW ? 0.56 : 0.44));
  if (line.place === 1) {
    pen.fillStyle = colours.ground;
    pen.beginPath();
    pen.roundRect(left, top + 3, width, height - 6, 14);
    pen.fill();
    pen.fillStyle = colours.glow;
    pen.fillRect(left, top + 15, 8, height - 30);
  }
  const inset = left + 28;
  if (line.place !== null)
    write(
      pen,
      `${line.place}`,
      { weight: 700, size, family: SERIF },
      { x: inset, y: middle, room: 60, colour: colours.ink },
    );
  mark(pen, line.colour, inset + size * 1.6, middle, size, colours.paper);
  const name = inset + size * 2.5;
  const right = left + width - 28;
  const counted = write(
    pen,
    line.counts,
    { weight: 700, size: size * 0.9, family: SERIF },
    { x: right, y: middle, room: width * 0.4, align: "right", colour: colours.ink },
  );
  const room = right - counted - 28 - name;
  const facts = line.facts.join(" · ");
  const below = facts !== "" && height >= LOW;
  const taken = write(
    pen,
    line.name,
    { weight: 700, size: size * 0.95, family: SERIF },
    { x: name, y: below ? middle - height * 0.16 : middle, room, colour: colours.ink },
  );
  const beside = { x: name + taken + 20, y: middle + size * 0.06, room: room - taken - 20 };
  const at = below ? { x: name, y: middle + height * 0.24, room } : beside;
  if (facts && at.room > 80)
    write(pen, facts, { weight: 400, size: Math.max(20, size * 0.6), family: SANS }, { ...at, colour: colours.quiet });
}

/** The lines and the rose of a portolan chart, as a faint background. */
function chart(pen: CanvasRenderingContext2D, width: number, height: number, colours: Colours): void {
  const WINDS = 16;
  // Beside the names where the picture is wide, below them where it is tall.
  const middle = width > height ? { x: width * 0.62, y: height - 176 } : { x: width - 190, y: height - 190 };
  pen.save();
  pen.strokeStyle = colours.edge;
  pen.fillStyle = colours.edge;
  pen.globalAlpha = 0.22;
  pen.lineWidth = 1.5;
  const reach = width + height;
  const towards = (wind: number, far: number): [number, number] => [
    middle.x + Math.cos((wind * 2 * Math.PI) / WINDS) * far,
    middle.y + Math.sin((wind * 2 * Math.PI) / WINDS) * far,
  ];
  for (let wind = 0; wind < WINDS; wind += 1) {
    pen.beginPath();
    pen.moveTo(...towards(wind, 150));
    pen.lineTo(...towards(wind, reach));
    pen.stroke();
    // The eight winds are longer, and each point is dark on one side.
    const [long, side] = wind % 4 === 0 ? [150, 26] : wind % 2 === 0 ? [112, 18] : [70, 11];
    pen.beginPath();
    pen.moveTo(middle.x, middle.y);
    pen.lineTo(...towards(wind + 1, side));
    pen.lineTo(...towards(wind, long));
    pen.closePath();
    pen.fill();
    pen.beginPath();
    pen.moveTo(...towards(wind - 1, side));
    pen.lineTo(...towards(wind, long));
    pen.stroke();
  }
  pen.restore();
}

/** Loads the fonts and the spine of the game. */
export async function brought(
  { game, when, title, lines, analysed }: Result,
  spine: string,
): Promise<HTMLImageElement> {
  const words = [
    game,
    when,
    title,
    analysed,
    ...lines.flatMap(({ name, counts, facts }) => [name, counts, ...facts]),
  ].join(" ");
  const [box] = await Promise.all([
    loaded(spine),
    ...[`700 40px ${SERIF}`, `400 40px ${SANS}`, `700 40px ${SANS}`].map((font) => document.fonts.load(font, words)),
  ]);
  return box;
}

/** Draws the picture with what was loaded. */
export function draw(
  canvas: HTMLCanvasElement,
  shape: Shape,
  { game, when, title, lines, analysed }: Result,
  box: HTMLImageElement,
): void {
  const [width, height] = SHAPES[shape];
  const pen = canvas.getContext("2d");
  if (!pen) return;
  canvas.width = width;
  canvas.height = height;
  const colours = coloursOf();
  pen.textBaseline = "middle";
  pen.fillStyle = colours.paper;
  pen.fillRect(0, 0, width, height);
  chart(pen, width, height, colours);
  pen.strokeStyle = colours.edge;
  pen.lineWidth = 4;
  pen.strokeRect(14, 14, width - 28, height - 28);

  const tall = shape === "tall";
  const side: Box = { left: 54, top: 54, width: 0, height: tall ? 400 : height - 108 };
  side.width = side.height / SPINE;
  pen.save();
  pen.shadowColor = "rgb(0 0 0 / 35%)";
  pen.shadowBlur = 18;
  pen.shadowOffsetY = 6;
  pen.drawImage(box, side.left, side.top, side.width, side.height);
  pen.restore();

  const left = side.left + side.width + 44;
  const head: Box = { left, top: 54, width: width - 54 - left, height: tall ? 400 : 176 };
  const line = (text: string, at: number, size: number, family: string, weight: number, colour: string) =>
    write(
      pen,
      text,
      { weight, size, family },
      { x: head.left, y: head.top + head.height * at, room: head.width, colour },
    );
  line(game, tall ? 0.22 : 0.12, tall ? 44 : 34, SANS, 700, colours.quiet);
  line(when, tall ? 0.36 : 0.33, tall ? 34 : 27, SANS, 400, colours.quiet);
  line(title, tall ? 0.66 : 0.72, tall ? 104 : 82, SERIF, 700, colours.ink);

  const list: Box = tall
    ? { left: 54, top: 494, width: width - 108, height: height - 600 }
    : { left, top: 236, width: head.width, height: height - 312 };
  const each = Math.min(tall ? 178 : 108, list.height / lines.length);
  lines.forEach((one, index) => row(pen, one, { ...list, top: list.top + index * each, height: each }, colours));
  if (analysed) {
    const room = width - 54 - list.left - 160;
    pen.font = `400 26px ${SANS}`;
    const said = pen.measureText(analysed).width > room ? halves(analysed) : [analysed];
    const font = { weight: 400, size: said.length > 1 ? 24 : 26, family: SANS };
    said.forEach((half, nth) => {
      const y = height - 46 + (nth - (said.length - 1) / 2) * 28;
      write(pen, half, font, { x: list.left, y, room, colour: colours.ink });
    });
  }
  write(
    pen,
    "Bucintoro",
    { weight: 700, size: 26, family: SERIF },
    { x: width - 54, y: height - 46, room: 300, align: "right", colour: colours.quiet },
  );
}

/** The picture as a file. */
export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File | null> =>
  new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: "image/png" })), "image/png"),
  );
