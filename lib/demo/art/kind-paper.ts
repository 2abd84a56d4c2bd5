import { type Kinds, ladder, motor, operatorPanel } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, hazard, louvres, panel, ribs } from './decal';

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
  'paper-machine': (s) => {
    const { c } = s;
    const n = s.pick(4, 5, 4);
    const w = s.vary(1.2, 1.4);
    const span = 1.25;
    s.box(-3, -w - 0.2, 0, n * span + 6, 2 * w + 0.4, 0.16, M.iron);
    s.box(-3, -w, 0.16, 2.4, 2 * w, 0.9, c, { left: [ribs(4)] });
    s.prism('y', [-3, 1.06, -0.5, 1.06, -0.5, 1.2, -3, 1.2], -w, w, M.paper);
    for (const x of [-2.9, -0.7]) s.cylinder('y', [x, -w - 0.05, 0.85], 0.26, 2 * w + 0.1, M.steel);
    s.box(-3.3, -w, 1.3, 0.9, 2 * w, 0.8, s.acc);
    for (let k = 0; k < n; k++) {
      const x = k * span + 0.3;
      for (const [z, d] of [[1, 0] as const, [2.25, span / 2] as const]) {
        s.cylinder('y', [x + d, -w, z], 0.55, 2 * w, s.variant === 1 && z > 2 ? M.paper : M.steel, {
          face: [disc(0, 0, 0.4, tone(M.steel, -0.08)), disc(0, 0, 0.14, c)],
        });
      }
    }
    for (const y of [-w - 0.2, w + 0.02]) {
      s.box(0, y, 0.16, n * span + 0.4, 0.14, 0.35, c);
      for (let k = 0; k <= n; k++) s.box(k * span - 0.28, y, 0.5, 0.16, 0.14, k === n ? 1.2 : 2.4, c, { outline: 1.8 });
    }
    if (s.variant === 2)
      s.prism('x', [-w - 0.3, 3.1, w + 0.3, 3.1, w * 0.6, 3.7, -w * 0.6, 3.7], -0.3, n * span + 0.6, M.light);
    const end = n * span + 1.6;
    const R = s.vary(1.05, 1.35);
    roll(s, end, -w, R + 0.5, R, 2 * w, M.paper);
    for (const y of [-w - 0.35, w + 0.1])
      s.prism('y', [end - 0.7, 0.16, end + 0.7, 0.16, end + 0.25, R + 0.65, end - 0.25, R + 0.65], y, y + 0.22, c);
    ladder(s, 0.1, w + 0.25, 0.16, 0.4, 2.4, M.amber);
    operatorPanel(s, end + 0.9, w + 0.1, 0.8, 0.9, 0.9, s.acc);
    s.cylinder('z', [end + 1.3, w + 0.15, 0], 0.1, 0.85, M.iron);
  },
  slitter: (s) => {
    const { c } = s;
    const w = s.vary(1.3, 1.55);
    const web = s.pick(M.paper, tone(s.acc, 0.12), tone(M.steel, 0.08));
    roll(s, -2.6, -w, 1.5, s.vary(1.15, 1.35), 2 * w, web);
    for (const y of [-w - 0.35, w + 0.05]) s.prism('y', [-3.4, 0, -1.8, 0, -2.3, 1.75, -2.9, 1.75], y, y + 0.3, c);
    for (const y of [-w - 0.35, w + 0.05])
      s.prism('y', [-0.9, 0, 1.9, 0, 1.9, 1.4, 1, 2.9, -0.3, 2.9, -0.9, 2.2], y, y + 0.3, c, {
        face: [disc(0.4, 1.7, 0.32, M.steel), disc(1.2, 0.8, 0.32, M.steel), disc(-0.3, 0.9, 0.24, M.steel)],
      });
    s.pane([-2.3, -w, 2.7, -0.4, -w, 2.75, -0.4, w, 2.75, -2.3, w, 2.7], web, 0.9);
    s.cylinder('y', [-0.4, -w, 2.55], 0.24, 2 * w, M.steel);
    s.cylinder('y', [0.4, -w, 2.2], 0.3, 2 * w, M.steel);
    const n = s.pick(5, 4, 7);
    s.box(0.2, -w - 0.1, 2.9, 0.4, 2 * w + 0.2, 0.3, M.iron);
    for (let i = 1; i < n; i++) {
      const y = -w + (i * 2 * w) / n;
      s.lathe('y', [0.65, y - 0.04, 2.45], [0, 0.3, 0.08, 0.3], M.steel, {
        outline: 1.6,
        face: [disc(0, 0, 0.1, M.red)],
      });
      s.box(0.5, y - 0.1, 2.75, 0.3, 0.2, 0.3, s.acc);
    }
    for (const [x, z, odd] of [[2.3, 2.4, 0] as const, [2.4, 0.95, 1] as const]) {
      s.cylinder('y', [x, -w - 0.1, z], 0.14, 2 * w + 0.2, M.steel);
      for (let i = odd; i < n; i += 2) roll(s, x, -w + (i * 2 * w) / n + 0.03, z, 0.66, (2 * w) / n - 0.06, web);
    }
    for (const y of [-w - 0.3, w + 0.1])
      s.prism('y', [1.9, 0, 3, 0, 2.7, 1, 2.6, 2.6, 2.1, 2.6, 1.9, 1.4], y, y + 0.2, tone(c, -0.03));
    operatorPanel(s, 0.2, w + 0.45, 1.2, 0.9, 0.9, s.acc);
    if (s.variant === 1) motor(s, 'y', [-2.6, w + 0.4, 0.7], 0.4, 0.9, s.acc);
    if (s.variant === 2)
      s.box(-2, w + 0.8, 0, 1, 0.7, 1.9, M.light, {
        left: [panel(0.1, 0.1, 0.9, 0.9, tone(M.light, -0.03)), louvres(0.2, 0.1, 0.8, 0.4, 5)],
      });
  },
};
