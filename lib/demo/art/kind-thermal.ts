import { type Kinds, operatorPanel, vessel } from './assembly';
import { material as M, tone } from './colour';
import { each, fan, panel, ribs } from './decal';
/** Cooling and air handling. */
export const thermalKinds: Kinds = {
  chiller: (s) => {
    const c = s.pick(M.light, s.c, M.white);
    if (s.variant === 1) {
      for (const x of [-2.6, 1.9]) s.prism('x', [-1.5, 0, 1.5, 0, 1.2, 0.6, -1.2, 0.6], x, x + 0.5, M.iron);
      vessel(s, 'x', [-3.4, -0.75, 1.35], 0.8, 6.6, c);
      vessel(s, 'x', [-3.4, 0.85, 1.3], 0.75, 6.6, tone(c, 0.03));
      s.lathe('x', [-1.9, 0.1, 2.9], [0, 0.5, 0.2, 0.72, 1.6, 0.72, 1.6, 0.85, 1.9, 0.85, 2.6, 0.55], s.acc);
      s.pipe([0.7, 0.1, 2.9, 1.6, 0.1, 2.9, 1.6, -0.6, 2], 0.22, M.steel);
      for (const z of [0.85, 1.7]) s.flange('x', [3.15, 0.85, z], 0.42, 0.35, M.steel, 8);
      s.box(-3.1, 1.65, 1.2, 1.4, 0.5, 2, M.light, { left: [panel(0.08, 0.05, 0.92, 0.95, tone(M.light, -0.02))] });
      operatorPanel(s, -2.9, 2.15, 2.1, 1, 0.8, s.acc);
      return;
    }
    const n = s.pick(3, 2, 4);
    const L = n * s.vary(1.7, 1.95);
    s.box(0, -1.15, 0, L, 2.3, 0.3, s.c);
    s.box(0, -1, 0.3, L, 2, 0.9, c, {
      left: [each(n, (i) => panel(i / n + 0.02, 0.08, (i + 1) / n - 0.02, 0.92, tone(c, -0.03)))],
    });
    s.prism('x', [-1.2, 2.9, 1.2, 2.9, 0.75, 1.2, -0.75, 1.2], 0, L, c, { cap: tone(c, -0.02) });
    s.box(0, -1.3, 2.9, L, 2.6, 0.35, c, {
      left: [ribs(n * 2)],
      top: [each(n, (i) => fan((L * (i + 0.5)) / n, 1.3, Math.min(1, L / n / 2.2)))],
    });
    for (let i = 0; i < n; i++)
      s.quad(
        [
          (L * (i + 0.06)) / n,
          0.84,
          1.35,
          (L * (i + 0.94)) / n,
          0.84,
          1.35,
          (L * (i + 0.94)) / n,
          1.19,
          2.8,
          (L * (i + 0.06)) / n,
          1.19,
          2.8,
        ],
        M.iron,
        [0, 1, -0.3],
        { bare: true, noShadow: true },
      );
    for (let i = 0; i < n * 7; i++)
      s.strap([(L * (i + 0.5)) / n / 7, 0.86, 1.35, (L * (i + 0.5)) / n / 7, 1.2, 2.8], M.steel, 0);
    operatorPanel(s, L * 0.06, 1, 0.4, 0.9, 0.7, s.acc);
    for (const y of [-0.4, 0.4]) s.flange('x', [L, y, 0.75], 0.3, 0.3, y > 0 ? M.water : M.red, 6);
  },
};
