import { castors, type Kinds, legs, vessel } from './assembly';
import { material as M, tone } from './colour';
import { disc, gauge, louvres, panel } from './decal';

/** Oxygen supply. */
export const oxygenKinds: Kinds = {
  'oxygen-concentrator': (s) => {
    const { c } = s;
    if (s.variant === 1) {
      s.box(-2.6, -1.1, 0, 5.4, 2.2, 0.2, M.iron);
      for (const x of [-0.7, 0.6]) vessel(s, 'z', [x, 0, 0.4], 0.55, s.vary(4, 4.5), c);
      for (const x of [-0.7, 0.6]) legs(s, [x - 0.3, x + 0.3], [-0.3, 0.3], 0.12, 0.2, 0.4, M.iron);
      vessel(s, 'z', [2, 0, 0.4], 0.62, 3.2, M.white);
      legs(s, [1.7, 2.3], [-0.3, 0.3], 0.12, 0.2, 0.4, M.iron);
      s.pipe([-0.7, 0.5, 0.7, 0.6, 0.5, 0.7], 0.09, M.steel);
      s.pipe([-0.7, 0, 4.6, 0.6, 0, 4.8, 2, 0, 3.8], 0.09, M.steel);
      s.box(-2.5, -0.9, 0.2, 1.1, 1.8, 3.2, M.light, {
        left: [
          panel(0.1, 0.06, 0.9, 0.94, tone(M.light, -0.02)),
          panel(0.2, 0.6, 0.8, 0.82, M.screen),
          panel(0.26, 0.66, 0.6, 0.76, M.led),
          gauge(0.4, 1.6, 0.18),
          gauge(0.78, 1.6, 0.18),
          louvres(0.2, 0.1, 0.8, 0.35, 6),
        ],
        right: [louvres(0.2, 0.2, 0.8, 0.5, 6)],
      });
      return;
    }
    if (s.variant === 2) {
      const n = s.integer(4, 5);
      for (let i = 0; i < n; i++) {
        const x = -2 + i * 0.98;
        s.lathe(
          'z',
          [x, 0, 0.2],
          [0, 0.4, 0.06, 0.44, 3.3, 0.44, tone(M.white, -0.02), 3.6, 0.4, 3.9, 0.2, 4, 0.14],
          s.chance(0.6) ? c : tone(c, 0.05),
        );
        s.cylinder('z', [x, 0, 4.2], 0.13, 0.35, M.brass);
        s.cylinder('y', [x, 0.1, 4.38], 0.09, 0.4, M.red);
        s.pipe([x, 0, 4.5, x, -0.4, 4.8, x, -0.5, 5], 0.05, M.copper);
      }
      s.pipe([-2.3, -0.5, 5, 2.3, -0.5, 5], 0.09, M.copper);
      s.box(-2.6, -0.6, 0, n * 0.98 + 0.3, 1.3, 0.2, M.iron);
      s.box(-2.55, 0.46, 2.2, n * 0.98 + 0.2, 0.08, 0.14, M.amber);
      s.box(n * 0.98 - 1.9, -0.7, 2.6, 0.9, 0.5, 1.6, M.light, {
        left: [gauge(0.45, 1.15, 0.26), panel(0.15, 0.15, 0.85, 0.45, M.screen)],
      });
      return;
    }
    const [w, H] = [s.vary(2, 2.4), s.vary(3.2, 3.7)];
    castors(s, [-w / 2 + 0.25, w / 2 - 0.25], [-0.7, 0.7], 0.22);
    s.box(-w / 2, -0.95, 0.35, w, 1.9, H, M.white, {
      left: [
        panel(0.05, 0.03, 0.95, 0.6, tone(M.white, -0.02)),
        panel(0.05, 0.63, 0.95, 0.97, c),
        panel(0.12, 0.7, 0.5, 0.92, M.screen),
        panel(0.17, 0.78, 0.4, 0.87, M.led),
        disc(w * 0.82, H * 0.84, 0.14, M.light),
        louvres(0.2, 0.08, 0.8, 0.32, 8),
      ],
      right: [louvres(0.15, 0.1, 0.85, 0.5, 9), panel(0.1, 0.7, 0.9, 0.9, tone(M.white, -0.05))],
    });
    s.cylinder('z', [w * 0.12, 1, H * 0.78], 0.12, 0.9, M.glass);
    s.lathe('z', [w * 0.25, 1.15, H * 0.3], [0, 0.22, 0.1, 0.28, 0.8, 0.28, 0.9, 0.16, 1, 0.16], tone(M.water, 0.08));
    s.pipe(
      [w * 0.25, 1.2, H * 0.3 + 1, w * 0.7, 1.6, 1.6, w * 0.9, 1.9, 0.1, 0.3, 2.7, 0.08, -0.8, 2.2, 0.08],
      0.05,
      s.acc,
    );
    for (const x of [-w * 0.35, w * 0.35]) s.pipe([x, -0.8, H + 0.35, x, -0.8, H + 0.8], 0.06, M.dark);
    s.pipe([-w * 0.35, -0.8, H + 0.8, w * 0.35, -0.8, H + 0.8], 0.09, M.dark);
  },
};
