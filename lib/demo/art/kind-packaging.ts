import { type Kinds, legs, operatorPanel } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, panel } from './decal';
import { TAU } from './geometry';

const bottle = (s: Scene, x: number, y: number, z: number, k: number, c: Colour, cap?: Colour): void => {
  s.lathe('z', [x, y, z], [0, 0.2 * k, 0.62 * k, 0.2 * k, 0.82 * k, 0.08 * k, 0.95 * k, 0.08 * k], c, { outline: 1.6 });
  if (cap) s.cylinder('z', [x, y, z + 0.95 * k], 0.11 * k, 0.12 * k, cap, { outline: 1.4 });
};
const belt = (s: Scene, x: number, y: number, L: number, w: number, z: number, rollers: boolean): void => {
  s.box(x, y, z - 0.3, L, w, 0.3, M.steel, {
    left: [each(Math.round(L / 0.5), (i) => disc(0.25 + i * 0.5, 0.15, 0.07, M.dark))],
    top: rollers
      ? [
          panel(0, 0.06, 1, 0.94, M.dark),
          each(Math.round(L / 0.26), (i) =>
            panel((0.02 * L + i * 0.26) / L, 0.08, (0.02 * L + i * 0.26 + 0.16) / L, 0.92, M.light),
          ),
        ]
      : [panel(0, 0.08, 1, 0.92, M.rubber)],
  });
  legs(s, [x + 0.3, x + L - 0.3], [y + 0.15, y + w - 0.15], 0.14, 0, z - 0.3, M.iron);
};

/** Filling, sealing and palletising. */
export const packagingKinds: Kinds = {
  'filling-machine': (s) => {
    const { c } = s;
    const liquid = s.pick(s.acc, M.leaf, M.amber);
    if (s.variant === 1) {
      const R = s.vary(1.6, 1.85);
      s.cylinder('z', [0, 0, 0], R + 0.3, 1, M.light);
      s.cylinder('z', [0, 0, 1], R + 0.15, 0.12, M.steel);
      s.cylinder('z', [0, 0, 1.1], 0.5, 1.6, M.steel);
      const n = s.integer(11, 14);
      for (let k = 0; k < n; k++) {
        const a = (k / n) * TAU;
        bottle(s, R * Math.cos(a), R * Math.sin(a), 1.12, 1, liquid);
        s.cylinder('z', [R * Math.cos(a), R * Math.sin(a), 2.12], 0.1, 0.6, M.steel, { outline: 1.4 });
      }
      s.lathe(
        'z',
        [0, 0, 2.7],
        [0, R + 0.2, 0.7, R + 0.2, 0.75, R + 0.1, 1, R * 0.6, 1.15, 0.4],
        s.pick(c, M.steel, c),
      );
      s.cylinder('z', [0, 0, 3.85], 0.22, 0.6, M.steel);
      belt(s, R * 0.3, R + 0.35, 3.6, 0.7, 1.1, false);
      s.row(5, R * 0.3 + 0.4, R * 0.3 + 3.2, (x) => bottle(s, x, R + 0.7, 1.1, 1, liquid, c));
      operatorPanel(s, -R - 0.9, R * 0.6, 1.6, 0.9, 1, s.acc);
      s.cylinder('z', [-R - 0.5, R * 0.6 + 0.05, 0], 0.1, 1.6, M.iron);
      return;
    }
    const L = s.vary(6, 6.8);
    belt(s, -L / 2, 0, L, 0.8, 1.3, false);
    s.box(-1.5, -1.5, 0, 3, 1.5, 1.5, M.light, { left: [panel(0.04, 0.1, 0.96, 0.9, tone(M.light, -0.03))] });
    s.box(-1.5, -1.5, 1.5, 3, 0.9, 2.3, M.steel, { left: [panel(0.05, 0.5, 0.95, 0.95, tone(M.steel, 0.06))] });
    s.box(-1.55, -1.5, 3.8, 3.1, 2.3, 0.2, c);
    for (const x of [-1.45, 1.3]) s.box(x, 0.62, 1.3, 0.14, 0.14, 2.5, M.steel, { outline: 1.8 });
    const n = s.pick(4, 4, 6);
    s.box(-1.2, -0.6, 2.9, 2.4, 1.2, 0.25, M.iron);
    s.row(n, -1, 1, (x) => {
      s.cylinder('z', [x, 0.4, 2.35], 0.08, 0.6, M.steel, { outline: 1.4 });
      s.cylinder('z', [x, 0.4, 3.15], 0.14, 0.55, s.acc, { outline: 1.4 });
    });
    const k = s.vary(0.92, 1.08);
    s.row(n, -1, 1, (x) => bottle(s, x, 0.4, 1.3, k, liquid));
    s.row(4, -L / 2 + 0.35, -1.6, (x) => bottle(s, x, 0.4, 1.3, k, tone(M.glass, 0.16)));
    s.row(4, 1.6, L / 2 - 0.35, (x) => bottle(s, x, 0.4, 1.3, k, liquid, c));
    s.lathe('z', [-0.2, -0.8, 4], [0, 0.8, 0.7, 0.8, 0.9, 0.5, 1, 0.2], M.steel);
    operatorPanel(s, 1.7, 0.9, 1.7, 0.9, 1, s.acc);
    s.cylinder('z', [2.1, 0.95, 0], 0.09, 1.7, M.iron);
  },
};
