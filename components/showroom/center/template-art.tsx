import type { Template } from './setup-state';

type Box = readonly [x: number, y: number, width: number, height: number];

/** In hundredths of the width; the first box is the most prominent. */
const drawings: Record<Template | 1 | 2 | 3, readonly Box[]> = {
  c: [
    [6, 8, 56, 18],
    [68, 8, 26, 40],
    [6, 32, 56, 7],
    [6, 44, 56, 7],
    [6, 56, 56, 7],
  ],
  b: [
    [6, 8, 88, 20],
    [6, 33, 42, 13],
    [52, 33, 42, 13],
    [6, 51, 27, 12],
    [37, 51, 26, 12],
    [67, 51, 27, 12],
  ],
  a: [
    [0, 0, 100, 32],
    [6, 37, 57, 13],
    [67, 37, 27, 13],
    [6, 54, 19, 10],
    [29, 54, 19, 10],
    [52, 54, 19, 10],
    [75, 54, 19, 10],
  ],
  1: [
    [6, 8, 27, 25],
    [37, 8, 26, 25],
    [67, 8, 27, 25],
    [6, 38, 27, 25],
    [37, 38, 26, 25],
    [67, 38, 27, 25],
  ],
  2: [
    [6, 8, 20, 15],
    [30, 8, 64, 15],
    [6, 28, 20, 15],
    [30, 28, 64, 15],
    [6, 48, 20, 15],
    [30, 48, 64, 15],
  ],
  3: [
    [6, 8, 57, 34],
    [67, 8, 27, 34],
    [6, 47, 27, 16],
    [37, 47, 26, 16],
    [67, 47, 27, 16],
  ],
};

/** A sketch of a template's layout. */
export function TemplateArt({ of }: { of: Template | 1 | 2 | 3 }) {
  return (
    <svg className="hs-art" viewBox="0 0 100 70" aria-hidden="true">
      {drawings[of].map(([x, y, width, height]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} rx="1.5" />
      ))}
    </svg>
  );
}
