import type { Kinds } from './assembly';
import { colour, material as M, tone } from './colour';
import { disc, panel, ribs } from './decal';

/** Lifts and escalators. */
export const liftKinds: Kinds = {
  'lift-cabin': (s) => {
    const { c } = s;
    const [W, H] = [s.vary(2.8, 3.3), s.vary(3.4, 3.8)];
    const steel = s.pick(M.steel, M.light, tone(c, 0.05));
    const z = 0.4;
    const open = s.vary(0.5, 0.72);
    s.box(-W / 2 - 0.15, -1.35, z - 0.3, W + 0.3, 2.7, 0.3, M.iron);
    const glass = s.variant === 1;
    const wall = colour(0.84, 0.045, 75);
    s.box(-W / 2, -1.2, z, W, 2.4, H, steel, {
      left: [
        panel(0.08, 0.02, 0.92, 0.9, wall),
        panel(0.08, 0.02, 0.92, 0.16, M.iron),
        panel(0.36, 0.16, 0.64, 0.9, tone(wall, 0.06)),
        panel(0.12, 0.42, 0.88, 0.45, M.steel),
        panel(0.08, 0.84, 0.92, 0.9, M.white),
        panel(0.08, 0.02, 0.08 + 0.42 * (1 - open), 0.9, tone(steel, -0.04)),
        panel(0.92 - 0.42 * (1 - open), 0.02, 0.92, 0.9, tone(steel, -0.04)),
        panel(0.4, 0.925, 0.6, 0.975, M.screen),
        panel(0.47, 0.935, 0.53, 0.965, M.red, { bare: true }),
      ],
      right: glass
        ? [
            panel(0.08, 0.06, 0.92, 0.94, M.glass),
            panel(0.49, 0.06, 0.51, 0.94, M.steel),
            panel(0.08, 0.4, 0.92, 0.43, M.steel),
          ]
        : [ribs(4), panel(0.3, 0.3, 0.7, 0.7, tone(steel, -0.03))],
    });
    const t = z + H;
    s.box(-W / 2 - 0.1, -1.3, t, W + 0.2, 2.6, 0.18, c);
    s.box(-0.2, -1.3, t + 0.18, 0.4, 2.6, 0.35, c, { right: [ribs(4)] });
    s.lathe('y', [0, -0.12, t + 0.85], [0, 0.36, 0.05, 0.3, 0.19, 0.3, 0.24, 0.36], M.amber, {
      face: [disc(0, 0, 0.1, M.dark)],
    });
    for (const y of [-0.06, 0.06]) for (const x of [-0.3, 0.3]) s.wire([x, y, t + 0.9, x, y, t + 1.4], M.dark, 1.8);
    for (const x of [-W / 2 - 0.35, W / 2 + 0.2]) s.box(x, -1, 0, 0.15, 0.4, t + 1.1, M.galvanised, { outline: 1.8 });
    if (s.variant !== 0) s.rail([-W / 2, 1.2, W / 2, 1.2, W / 2, -1.2], t + 0.18, 0.6, M.amber, 0.04);
  },
};
