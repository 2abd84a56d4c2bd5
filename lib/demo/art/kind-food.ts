import { type Kinds, legs } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, display, each, fan, louvres, panel } from './decal';

const loaf = (s: Scene, x: number, y: number, z: number): void =>
  s.lathe('z', [x, y, z], [0, 0.2, 0.1, 0.22, 0.18, 0.14, 0.22, 0], tone(M.leather, s.vary(0.06, 0.16)), {
    outline: 1.4,
    noShadow: true,
  });

/** Food and dairy. */
export const foodKinds: Kinds = {
  oven: (s) => {
    const { c } = s;
    if (s.variant === 2) {
      const L = s.vary(6, 6.8);
      s.box(-L / 2 - 1.2, -0.9, 0.8, L + 2.4, 1.8, 0.2, M.steel, {
        top: [
          panel(0, 0.08, 1, 0.92, M.iron),
          each(24, (i) => panel(i / 24, 0.08, i / 24 + 0.006, 0.92, M.dark, { bare: true })),
        ],
      });
      legs(s, [-L / 2 - 0.9, -L / 4, L / 4, L / 2 + 0.9], [-0.7, 0.7], 0.16, 0, 0.8, M.iron);
      for (let k = 0; k < 3; k++)
        s.box(-L / 2 + (k * L) / 3, -1.1, 1, L / 3 - 0.04, 2.2, 1.5, M.light, {
          left: [
            panel(0.05, 0.08, 0.95, 0.9, tone(M.light, -0.03)),
            display(0.3, 0.45, 0.7, 0.8, s.acc),
            panel(0.05, 0.92, 0.95, 0.98, c),
          ],
          right: [panel(0.12, 0.02, 0.88, 0.4, M.black)],
        });
      s.row(3, -L / 3, L / 3, (x) => s.cylinder('z', [x, 0, 2.5], 0.28, s.vary(0.7, 1), M.steel));
      for (const x of [-L / 2 - 0.9, -L / 2 - 0.4, L / 2 + 0.35, L / 2 + 0.85])
        for (const y of [-0.5, 0, 0.5]) loaf(s, x, y, 1);
      return;
    }
    const [w, H] = [s.vary(2.8, 3.2), s.vary(4.1, 4.6)];
    if (s.variant === 1) {
      const decks = s.integer(3, 4);
      const h = (H - 0.9) / decks;
      legs(s, [-w / 2 + 0.2, w / 2 - 0.2], [-1.2, 1.2], 0.24, 0, 0.5, M.dark);
      for (let k = 0; k < decks; k++) {
        s.box(-w / 2, -1.4, 0.5 + k * h, w, 2.8, h - 0.06, M.steel, {
          left: [
            panel(0.05, 0.16, 0.76, 0.84, M.iron),
            panel(0.1, 0.3, 0.7, 0.72, tone(M.amber, -0.08)),
            panel(0.1, 0.3, 0.7, 0.42, tone(M.red, -0.1)),
            panel(0.1, 0.86, 0.7, 0.92, M.light),
            each(3, (i) => disc(w * 0.86, h * (0.28 + i * 0.22), 0.1, [s.acc, M.dark, M.red][i] ?? M.dark)),
          ],
          right: [louvres(0.2, 0.3, 0.8, 0.7, 4)],
        });
      }
      s.box(-w / 2 - 0.1, -1.5, 0.5 + decks * h, w + 0.2, 3.2, 0.35, c);
      s.cylinder('z', [-w * 0.2, -0.8, 0.85 + decks * h], 0.28, 0.8, M.steel);
      return;
    }
    s.box(-w / 2, -1.5, 0.1, w, 3, H, M.steel, {
      left: [
        panel(0.04, 0.03, 0.72, 0.9, tone(M.steel, 0.05)),
        panel(0.14, 0.14, 0.6, 0.8, M.black),
        each(6, (i) => panel(0.17, 0.18 + i * 0.1, 0.57, 0.2 + i * 0.1, M.iron)),
        each(6, (i) => panel(0.2, 0.2 + i * 0.1, 0.54, 0.245 + i * 0.1, tone(M.amber, -0.06))),
        panel(0.64, 0.4, 0.68, 0.6, M.dark),
        display(0.77, 0.56, 0.96, 0.78, s.acc),
        disc(w * 0.865, H * 0.46, 0.12, M.red),
        panel(0.04, 0.92, 0.96, 0.98, c),
      ],
      right: [panel(0.06, 0.04, 0.94, 0.95, tone(M.steel, -0.02)), louvres(0.2, 0.75, 0.8, 0.9, 5)],
    });
    s.box(-w * 0.3, -1, H + 0.1, w * 0.6, 1.4, 0.5, M.iron, {
      left: [fan(w * 0.15, 0.25, 0.2), louvres(0.5, 0.2, 0.95, 0.8, 4)],
    });
    s.cylinder('z', [w * 0.3, -0.8, H + 0.1], 0.24, 0.9, M.steel);
    const x = w / 2 + 0.7;
    for (const u of [x, x + 1.3]) for (const y of [0.4, 1.6]) s.pipe([u, y, 0.15, u, y, 3.4], 0.06, M.steel);
    for (let k = 0; k < 5; k++) {
      s.box(x, 0.4, 0.5 + k * 0.62, 1.3, 1.2, 0.05, M.steel, { plain: true, outline: 1.4 });
      for (const u of [0.3, 0.7, 1.05]) loaf(s, x + u, 1.2, 0.55 + k * 0.62);
    }
  },
};
