import { type Kinds, legs, wheels } from './assembly';
import { material as M, tone } from './colour';
import { hazard, panel, poly, ribs } from './decal';

/** Airport ground support. */
export const airportKinds: Kinds = {
  'baggage-tractor': (s) => {
    const { c } = s;
    wheels(s, [0.6, 2.7], 0.42, 0.34, M.light, [-0.85, 0.85]);
    s.prism(
      'y',
      [-0.2, 0.4, 3.4, 0.4, 3.45, 1.05, 2.4, 1.2, 2.2, 0.85, 1.2, 0.85, 1.1, 1.15, -0.2, 1.1],
      -0.8,
      0.8,
      c,
      { face: [poly([0, 0.55, 1.1, 0.55, 1.1, 0.95, 0, 0.95], tone(c, -0.06))] },
    );
    s.box(3.4, -0.75, 0.4, 0.14, 1.5, 0.45, M.dark, { right: [hazard(0.05, 0.1, 0.95, 0.9, 6)] });
    s.box(1.25, -0.35, 0.85, 0.6, 0.7, 0.35, M.rubber);
    s.prism('y', [1.05, 1.15, 1.25, 1.15, 1.15, 1.85, 1, 1.85], -0.35, 0.35, M.rubber);
    s.pipe([2.4, 0, 1.15, 2.1, 0, 1.6], 0.05, M.dark);
    if (s.variant !== 1) {
      for (const x of [0.75, 2.4]) for (const y of [-0.7, 0.7]) s.pipe([x, y, 1.1, x, y, 2.5], 0.05, M.dark);
      s.box(0.55, -0.85, 2.5, 2.1, 1.7, 0.12, s.pick(M.white, c, s.acc));
    }
    s.cylinder('z', [0.2, 0.4, 1.1], 0.1, 0.3, M.amber);
    const carts = s.pick(1, 2, 1);
    for (let k = 0; k < carts; k++) {
      const x = -3.2 - k * 3.3;
      s.pipe([x + 2.5, 0, 0.5, x + 3.1, 0, 0.5], 0.06, M.dark);
      wheels(s, [x + 0.5, x + 2], 0.3, 0.22, M.light, [-0.8, 0.8]);
      s.box(x, -0.85, 0.5, 2.5, 1.7, 0.14, M.iron);
      for (const u of [x + 0.05, x + 2.37]) s.box(u, -0.8, 0.64, 0.08, 1.6, 1, s.acc, { right: [ribs(4)] });
      const bags = s.integer(3, 4);
      const cases = [s.acc, M.dark, c, M.leather, M.red, M.screen];
      for (let i = 0; i < bags; i++) {
        const w = 2.1 / bags;
        s.box(
          x + 0.2 + i * w,
          -0.5 + s.vary(-0.15, 0.1),
          0.64,
          w * 0.85,
          1.1,
          s.vary(0.6, 1),
          cases[s.integer(0, 5)] ?? c,
          { left: [panel(0.15, 0.1, 0.25, 0.9, M.dark), panel(0.75, 0.1, 0.85, 0.9, M.dark)] },
        );
      }
      if (s.variant === 2) {
        legs(s, [x + 0.1, x + 2.4], [-0.78, 0.78], 0.08, 1.6, 0.6, M.iron);
        s.box(x - 0.05, -0.9, 2.2, 2.6, 1.8, 0.1, M.white);
      }
    }
  },
};
