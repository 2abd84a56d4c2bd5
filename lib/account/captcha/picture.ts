import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { linesOf, type Point } from './glyph';

const width = 200;
const height = 72;
const between = (low: number, high: number): number => low + (randomInt(1_000_000) / 1_000_000) * (high - low);

/** Adds points along a polyline so that distortion bends it smoothly. */
const dense = (line: readonly Point[]): Point[] =>
  line.flatMap(([x, y], index) => {
    const [nextX, nextY] = line[index + 1] ?? [x, y];
    return Array.from(
      { length: 6 },
      (_, step) => [x + ((nextX - x) * step) / 6, y + ((nextY - y) * step) / 6] as const,
    );
  });

type Bend = (point: Point) => Point;
const bend = (): Bend => {
  const [phaseX, phaseY, lengthX, lengthY] = [between(0, 6), between(0, 6), between(22, 34), between(26, 44)];
  const [deepX, deepY] = [between(2, 3.6), between(3, 5)];
  return ([x, y]) => [x + deepX * Math.sin(y / lengthX + phaseX), y + deepY * Math.sin(x / lengthY + phaseY)];
};

const placed = (sign: string, at: number, count: number): Point[][] => {
  const [turn, size] = [between(-0.34, 0.34), between(1.05, 1.35)];
  const step = (width - 36) / count;
  const [left, top] = [18 + step * (at + 0.5) + between(-3, 3), height / 2 + between(-5, 5)];
  const [sine, cosine] = [Math.sin(turn) * size, Math.cos(turn) * size];
  return linesOf(sign).map((line) =>
    dense(line).map(
      ([x, y]) => [left + (x - 10) * cosine - (y - 15) * sine, top + (x - 10) * sine + (y - 15) * cosine] as const,
    ),
  );
};

const stray = (): Point[] => {
  const [from, to] = [between(8, height - 8), between(8, height - 8)];
  return Array.from({ length: 40 }, (_, index) => [(width * index) / 39, from + ((to - from) * index) / 39] as const);
};

const path = (line: readonly Point[], bent: Bend, thick: number): string => {
  const points = line.map((point) =>
    bent(point)
      .map((value) => value.toFixed(1))
      .join(' '),
  );
  return `<path d="M${points.join('L')}" stroke-width="${thick.toFixed(1)}"/>`;
};

/** Renders the characters as a PNG that people can read and OCR cannot easily: bent, rotated, crossed out. */
export async function drawCaptcha(text: string): Promise<Buffer> {
  const [bent, other] = [bend(), bend()];
  const signs = [...text].flatMap((sign, index) => placed(sign, index, text.length));
  const lines = [
    ...signs.map((line) => path(line, bent, between(2.6, 3.8))),
    ...[0, 1].map(() => path(stray(), other, between(1.4, 2.4))),
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f4f6f9"/><g fill="none" stroke="#1f2a3d" stroke-linecap="round" stroke-linejoin="round">${lines.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 16 }).toBuffer();
}
