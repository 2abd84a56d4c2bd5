import { type Kinds, operatorPanel } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, hazard, panel } from './decal';

const roll = (s: Scene, x: number, y: number, z: number, r: number, w: number, c: Colour): void => {
  const turns = each(6, (i) => disc(0, 0, r * (0.95 - i * 0.11), tone(c, i % 2 ? -0.025 : 0.015), { width: 0.6 }));
  s.lathe('y', [x, y, z], [0, r, w, r], c, {
    face: [turns, disc(0, 0, r * 0.26, M.wood), disc(0, 0, r * 0.17, M.black)],
  });
};

const stack = (s: Scene, x: number, y: number, w: number, d: number, h: number, c: Colour): void => {
  s.box(x - 0.1, y - 0.1, 0, w + 0.2, d + 0.2, 0.16, M.wood, { plain: true });
  s.box(x, y, 0.16, w, d, h, c, {
    left: [
      each(Math.round(h / 0.16), (i) =>
        panel(0, (i * 0.16) / h, 1, (i * 0.16 + 0.02) / h, tone(c, -0.1), { bare: true }),
      ),
    ],
    right: [
      each(Math.round(h / 0.16), (i) =>
        panel(0, (i * 0.16) / h, 1, (i * 0.16 + 0.02) / h, tone(c, -0.1), { bare: true }),
      ),
    ],
  });
};

/** Printing and paper. */
export const paperKinds: Kinds = {
  'printing-press': (s) => {
    const { c } = s;
    const inks = [colour(0.7, 0.12, 220), colour(0.6, 0.2, 350), colour(0.86, 0.16, 95), M.black, s.acc, M.led];
    const n = s.pick(4, 5, 3);
    const w = s.vary(1.35, 1.5);
    const H = s.vary(2.5, 2.9);
    const body = s.pick(M.light, M.white, M.light);
    if (s.variant === 2) {
      for (let k = 0; k < n; k++) {
        const x = k * 2.1;
        for (const y of [-1.2, 1])
          s.box(x, y, 0, 1.1, 0.25, H + 0.6, c, {
            left: [
              panel(0.1, 0.05, 0.9, 0.3, tone(c, -0.04)),
              disc(0.55, H * 0.55, 0.3, M.steel),
              disc(0.55, H * 0.85, 0.24, inks[k] ?? M.steel),
            ],
          });
        for (const [i, z] of [H * 0.35, H * 0.62, H * 0.88].entries())
          s.cylinder('y', [x + 0.55, -0.95, z], 0.34, 1.95, i === 2 ? (inks[k] ?? M.steel) : M.steel);
        s.box(x, -1.2, H + 0.6, 1.1, 2.45, 0.25, tone(c, 0.03));
      }
      roll(s, -1.6, -1, 1, 0.95, 2, M.paper);
      roll(s, n * 2.1 + 0.4, -1, 1, 0.8, 2, M.paper);
      for (const x of [-1.6, n * 2.1 + 0.4])
        for (const y of [-1.25, 1.05])
          s.prism('y', [x - 0.5, 0, x + 0.5, 0, x + 0.2, 1.1, x - 0.2, 1.1], y, y + 0.15, M.iron);
      s.pane([-1.4, 1, 1.9, 0, 1, H + 0.2, 0, -0.9, H + 0.2, -1.4, -0.9, 1.9], M.paper, 0.85);
      operatorPanel(s, n * 2.1 - 0.9, 1.4, 1.2, 0.9, 0.9, s.acc);
      return;
    }
    stack(s, -1.75, -0.85, 1.3, 1.7, s.vary(1.2, 1.7), M.paper);
    s.prism('y', [-1.9, H * 0.85, -0.1, H * 0.75, -0.1, H, -1.9, H * 0.95], -1.1, 1.1, body);
    for (const y of [-1.15, 0.95]) s.box(-1.9, y, 0, 0.2, 0.2, H * 0.9, M.iron);
    for (let k = 0; k < n; k++) {
      const x = k * (w + 0.12);
      s.box(x, -1.2, 0, w, 2.4, H, body, {
        left: [
          panel(0.06, 0.04, 0.94, 0.5, tone(body, -0.02)),
          panel(0.06, 0.54, 0.94, 0.94, tone(body, -0.03)),
          panel(0.35, 0.62, 0.65, 0.82, inks[k] ?? c),
          panel(0, 0, 1, 0.03, M.dark),
        ],
        right: [panel(0.1, 0.1, 0.9, 0.9, tone(body, -0.03))],
      });
      s.prism(
        'y',
        [x + 0.1, H, x + w - 0.1, H, x + w - 0.25, H + 0.5, x + 0.2, H + 0.5],
        -1.05,
        1.05,
        s.pick(c, tone(M.iron, 0.05), c),
      );
    }
    const end = n * (w + 0.12);
    s.box(end, -1.2, 0, 1.9, 2.4, H * 0.85, body, {
      left: [panel(0.06, 0.06, 0.94, 0.94, tone(body, -0.02)), panel(0, 0.9, 1, 1, c)],
      right: [
        panel(0.12, 0.02, 0.88, 0.82, M.black),
        panel(0.16, 0.04, 0.84, 0.5, M.paper),
        hazard(0.12, 0.83, 0.88, 0.88, 10),
      ],
    });
    s.box(0, 1.25, 0, end, 0.6, 0.3, M.iron);
    s.box(end + 2.4, -0.6, 0, 0.8, 1.4, 1, M.light);
    s.box(end + 2.35, -0.65, 1, 0.9, 1.5, 0.1, c, { top: [panel(0.15, 0.15, 0.85, 0.85, M.paper)] });
  },
};
