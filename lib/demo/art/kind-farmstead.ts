import { type Kinds, ladder, legs, motor } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, fan, louvres, panel, poly, ribs, segments } from './decal';
import { ringed } from './geometry';

/** A corrugated silo, on legs with a hopper bottom or on a plinth. */
export const silo = (s: Scene, x: number, y: number, R: number, H: number, hopper: boolean): void => {
  const base = hopper ? 1.5 : 0.2;
  if (hopper) {
    legs(s, [x - R * 0.68, x + R * 0.68], [y - R * 0.68, y + R * 0.68], 0.16, 0, 1.6, M.galvanised);
    s.lathe('z', [x, y, 0.5], [0, 0.2, 1, R * 0.97], M.galvanised);
  } else s.cylinder('z', [x, y, 0], R + 0.15, 0.2, M.concrete);
  const n = Math.round(H / 0.3);
  s.lathe(
    'z',
    [x, y, base],
    [...ringed(n, 0.02, 0.3, R, R + 0.035, 0.16), H, R],
    s.pick<Colour>(M.galvanised, M.galvanised, M.light),
  );
  s.lathe(
    'z',
    [x, y, base + H],
    [0, R + 0.1, R * 0.45, 0.35, R * 0.45 + 0.2, 0.35, R * 0.45 + 0.3, 0.1],
    s.pick(s.c, M.steel, s.c),
  );
  ladder(s, x - 0.25, y + R + 0.08, base * 0.3, 0.5, H + base * 0.6, M.iron);
  s.quad(
    [
      x + R * 0.76,
      y + R * 0.66,
      base + 0.3,
      x + R * 0.98,
      y + R * 0.25,
      base + 0.3,
      x + R * 0.98,
      y + R * 0.25,
      base + 1.1,
      x + R * 0.76,
      y + R * 0.66,
      base + 1.1,
    ],
    s.acc,
    [0.9, 0.4, 0],
    { noShadow: true },
  );
};

/** Storage, drying and feed. */
export const farmsteadKinds: Kinds = {
  'grain-silo': (s) => {
    const n = s.pick(2, 3, 1);
    const R = s.pick(1.35, 1.05, 1.7) * s.vary(0.94, 1.06);
    const H = s.vary(3.4, 4.4);
    for (let k = 0; k < n; k++) silo(s, k * (2 * R + 0.35), 0, R, H, s.variant === 1);
    const base = s.variant === 1 ? 1.5 : 0.2;
    const top = base + H + R * 0.45;
    const x = -R - 0.7;
    s.box(x - 0.25, -0.25, 0, 0.5, 0.5, top + 0.9, s.acc, {
      left: [segments([0.25, 0, 0.25, top + 0.9], M.dark, 1.2)],
    });
    s.prism('y', [x - 0.3, top + 0.9, x + 0.3, top + 0.9, x + 0.2, top + 1.3, x - 0.2, top + 1.3], -0.3, 0.3, s.acc);
    if (n > 1) s.box(x + 0.25, -0.2, top + 0.35, (n - 0.3) * (2 * R + 0.35), 0.4, 0.25, s.acc);
    else s.pipe([x + 0.2, 0, top + 0.8, 0, 0, top + 0.25], 0.14, s.acc);
  },
  'grain-dryer': (s) => {
    const { c } = s;
    const H = s.vary(4.2, 5);
    const w = s.vary(1.5, 1.8);
    legs(s, [0.15, w - 0.15, 2 * w - 0.15], [-0.9, 0.9], 0.18, 0, 0.8, M.galvanised);
    s.taper([0.4, -0.3, 0.8, 0.6], [0, -1, w, 2], 0.2, 0.7, M.galvanised);
    const bays = s.integer(6, 8);
    s.box(0, -1, 0.85, w, 2, H, M.galvanised, {
      left: [
        each(bays, (k) =>
          each(6, (i) =>
            poly(
              [
                w * (0.06 + i * 0.155),
                H * (0.04 + k / bays / 1.05),
                w * (0.18 + i * 0.155),
                H * (0.04 + k / bays / 1.05),
                w * (0.12 + i * 0.155),
                H * (0.04 + (k + 0.6) / bays / 1.05),
              ],
              M.iron,
              { width: 0.5 },
            ),
          ),
        ),
      ],
    });
    s.box(w, -1, 0.85, w, 2, H * 0.72, c, {
      left: [panel(0.06, 0.04, 0.94, 0.96, tone(c, -0.03)), louvres(0.15, 0.1, 0.85, 0.4, 8)],
      right: [each(2, (i) => fan(1, H * (0.2 + i * 0.33), 0.62, 7))],
    });
    s.prism('x', [-1, H + 0.85, 1, H + 0.85, 0.5, H + 1.5, -0.5, H + 1.5], 0, w, c);
    s.box(-0.9, -0.3, 0, 0.55, 0.6, H + 2.1, s.acc);
    s.pipe([-0.4, 0, H + 2, 0.5, 0, H + 1.5], 0.15, s.acc);
    s.lathe('y', [w * 1.5, 1, 1.7], [0, 0.5, 0.5, 0.4], M.iron);
    s.lathe('y', [w * 1.5, 1.5, 1.7], [0, 0.3, 0.5, 0.3], M.red, { face: [disc(0, 0, 0.2, M.amber)] });
    if (s.variant !== 0) silo(s, w * 2 + 2, -0.4, 1, H * 0.55, s.variant === 2);
    s.lathe('z', [w * 0.5, 1.9, 0], [0, 0.9, 0.25, 0.5, 0.4, 0], M.straw);
    ladder(s, 0.1, 1.06, 0.9, 0.4, H * 0.95, M.iron);
  },
  'feed-mill': (s) => {
    const { c } = s;
    const W = s.vary(4, 4.6);
    legs(s, [0.1, W / 2, W - 0.1], [-1.1, 1.1], 0.2, 0, 2.5, c);
    s.box(-0.1, -1.3, 2.5, W + 0.2, 2.6, 0.18, M.iron);
    const bins = s.pick(2, 3, 2);
    for (let k = 0; k < bins; k++) {
      const w = (W - 0.2) / bins;
      s.taper([k * w + w * 0.35, -0.3, w * 0.4, 0.6], [k * w + 0.1, -1, w - 0.1, 2], 2.7, 0.8, M.galvanised);
      s.box(k * w + 0.1, -1, 3.5, w - 0.1, 2, s.vary(1.1, 1.5), M.galvanised, { left: [ribs(3)], right: [ribs(3)] });
    }
    s.lathe('x', [0.6, 0, 1.35], [0, 0.7, 0.1, 0.8, W * 0.5, 0.8, W * 0.5 + 0.1, 0.7], s.acc, {
      face: [disc(0, 0, 0.3, M.steel)],
    });
    motor(s, 'x', [-1, 0, 1.35], 0.42, 1.1, M.light);
    s.box(W * 0.68, -0.6, 0.2, 1, 1.3, 1.5, M.light, {
      left: [panel(0.12, 0.15, 0.88, 0.55, M.dark), disc(0.5, 1.1, 0.22, M.steel)],
    });
    s.box(-1, -1.5, 0, 0.5, 0.5, 6.1, s.acc);
    s.pipe([-0.7, -1.2, 6, 0.8, -0.5, 5.2], 0.14, M.steel);
    s.lathe('z', [W + 0.9, -0.6, 2.4], [0, 0.12, 1.3, 0.7, 2.2, 0.7, 2.3, 0.4], M.steel);
    s.pipe([W + 0.9, -0.6, 0.5, W + 0.9, -0.6, 2.5], 0.14, M.steel);
    const bags = s.integer(3, 5);
    for (let k = 0; k < bags; k++)
      s.box(W * 0.55 + (k % 2) * 0.08, 1.7, k * 0.26, 1.3, 0.8, 0.24, tone(M.paper, -0.02 * (k % 2)), {
        left: [panel(0.3, 0.15, 0.7, 0.85, c)],
        plain: true,
      });
    s.rail([0, 1.25, W / 2, 1.25, W, 1.25, W, -1.2], 2.68, 0.6, M.amber, 0.035);
    s.lathe('z', [0.6, 2.2, 0], [0, 0.75, 0.2, 0.45, 0.34, 0], M.straw);
  },
};
