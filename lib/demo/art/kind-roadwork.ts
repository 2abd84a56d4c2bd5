import { cab, type Kinds, legs, operatorPanel, track, wheels } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, each, hazard, louvres, panel, poly, segments } from './decal';

const drum = (s: Scene, x: number, r: number): void => {
  s.lathe('y', [x, -1.05, r], [0, r * 0.94, 0.06, r, 2.04, r, 2.1, r * 0.94], M.steel, {
    face: [
      disc(0, 0, r * 0.82, tone(M.steel, -0.12)),
      disc(0, 0, r * 0.3, M.dark),
      each(6, (i) => disc(r * 0.56 * Math.cos(i), r * 0.56 * Math.sin(i), r * 0.07, M.dark)),
    ],
  });
  for (const y of [-1.3, 1.08])
    s.prism(
      'y',
      [x - r - 0.25, r - 0.15, x + r + 0.2, r - 0.15, x + r + 0.2, r + 0.3, x - r - 0.25, r + 0.3],
      y,
      y + 0.2,
      s.c,
    );
};

const truck = (s: Scene, xs: readonly number[]): void => {
  s.box(-4.1, -0.6, 0.85, 7.4, 1.2, 0.3, M.dark);
  wheels(s, xs, 0.58, 0.45, M.light, [-1.15, 1.15]);
  cab(s, 1.75, 1.75, -1.1, 1.1, 0.75, 2.35, s.c);
};

/** Concrete, asphalt and compaction. */
export const roadworkKinds: Kinds = {
  'road-roller': (s) => {
    const { c } = s;
    const r = s.vary(0.85, 1);
    drum(s, 1.9, r);
    s.box(1.9 + r + 0.18, -1.3, r - 0.15, 0.22, 2.6, 0.45, c, { right: [hazard(0.05, 0.1, 0.95, 0.9, 9)] });
    s.box(0.4, -0.7, 0.75, 0.7, 1.4, 0.8, M.dark);
    if (s.variant === 1) {
      drum(s, -2, r);
      s.box(-2 - r - 0.42, -1.3, r - 0.15, 0.2, 2.6, 0.45, c);
      s.box(-2.4, -0.9, r + 0.32, 4.6, 1.8, 0.75, c, {
        left: [louvres(0.05, 0.2, 0.3, 0.85, 6), panel(0.36, 0.15, 0.62, 0.9, tone(c, -0.03))],
      });
    } else {
      wheels(s, [-1.9], 0.95, 0.6, s.acc, [-1.35, 1.35], { lugs: s.variant === 2 ? 0 : 24 });
      s.prism('y', [-3.1, 0.9, 0.5, 0.9, 0.5, 1.6, -0.8, 1.9, -2.9, 1.95], -0.75, 0.75, c, {
        face: [poly([-2.9, 1.2, -1.8, 1.2, -1.8, 1.75, -2.85, 1.75], M.dark)],
      });
    }
    const top = s.variant === 1 ? r + 1.07 : 1.7;
    const x = -0.9;
    if (s.variant === 2) {
      s.box(x, -0.75, top, 1.5, 1.5, 1.75, M.glass, {
        left: [panel(0, 0, 1, 0.25, c), panel(0.45, 0, 0.5, 1, M.dark)],
        right: [panel(0, 0, 1, 0.2, c)],
      });
    } else {
      s.box(x + 0.2, -0.3, top, 0.5, 0.6, 0.4, M.dark);
      s.pipe([x + 1.1, 0, top, x + 0.95, 0, top + 0.75], 0.06, M.dark);
      legs(s, [x + 0.05, x + 1.45], [-0.7, 0.7], 0.1, top, 1.7, M.dark);
    }
    s.box(x - 0.15, -0.95, top + 1.72, 1.85, 1.9, 0.14, s.pick(s.acc, M.white, c));
    s.cylinder('z', [x + 0.3, 0.5, top + 1.86], 0.1, 0.2, M.amber);
  },
  'rock-drill': (s) => {
    const { c } = s;
    for (const y of [-1.25, 0.65]) track(s, -2, 1.3, y, 0.6, 0.5);
    s.box(-1.9, -0.8, 0.7, 3, 1.6, 0.35, M.dark);
    s.box(-2.3, -1, 1.05, 2.1, 2, 1.25, c, {
      left: [louvres(0.1, 0.2, 0.5, 0.85, 7), panel(0.58, 0.12, 0.92, 0.9, tone(c, -0.03))],
    });
    s.cylinder('z', [-1.9, -0.5, 2.3], 0.12, 0.5, M.iron);
    if (s.variant !== 1) {
      s.prism('y', [-0.15, 1.05, 1.1, 1.05, 1.1, 1.7, 0.9, 2.9, -0.15, 2.95], 0, 1, s.pick(c, c, M.white), {
        face: [poly([0, 1.6, 0.9, 1.6, 0.75, 2.75, 0, 2.8], M.glass)],
      });
      s.quad([1.12, 0.1, 1.75, 1.12, 0.9, 1.75, 0.93, 0.9, 2.8, 0.93, 0.1, 2.8], M.glass, [0.9, 0, 0.3], {
        bare: true,
        noShadow: true,
      });
    } else operatorPanel(s, -0.1, 0.7, 1.3, 0.9, 0.8, s.acc);
    s.prism('y', [0.2, 1.15, 0.7, 1.05, 2.6, 2.4, 2.6, 2.75, 2.3, 2.8], -0.65, -0.3, c);
    s.pipe([0.8, -0.3, 1.2, 2, -0.3, 1.95], 0.09, M.steel);
    const H = s.vary(5.4, 6.4);
    s.group(() => {
      s.box(2.6, -0.65, 0.25, 0.35, 0.4, H, s.acc, {
        right: [segments([0.1, 0, 0.1, H, 0.3, 0, 0.3, H], M.dark, 1.2)],
      });
      s.cylinder('z', [3.2, -0.45, 0.1], 0.09, H * 0.62, M.steel);
      s.box(2.95, -0.7, H * 0.62, 0.5, 0.5, 0.95, M.iron, { left: [panel(0.2, 0.2, 0.8, 0.8, c)] });
      s.box(2.9, -0.7, 0.25, 0.5, 0.5, 0.3, M.dark);
      s.cylinder('y', [2.8, -0.7, H + 0.2], 0.22, 0.45, M.steel);
    }, [2.4, 3.5, -0.7, -0.2, 0, H + 0.4]);
    s.pipe([2.95, -0.6, H * 0.7, 1.9, -0.6, H * 0.78, 0.9, -0.6, 3, -0.4, -0.6, 2.3], 0.07, M.rubber);
    s.lathe('z', [3.2, -0.45, 0], [0, 0.7, 0.1, 0.4, 0.18, 0], M.rock);
  },
  'concrete-mixer': (s) => {
    const { c } = s;
    const d = s.pick(M.white, s.acc, M.white);
    const stripe = s.pick(c, M.white, c);
    truck(s, s.pick([-2.9, -1.75, 2.4], [-2.9, -1.75, 2.4], [-3, -1.9, 0.6, 2.4]));
    s.box(-3.6, -1.1, 1.15, 2.6, 2.2, 0.12, M.dark);
    s.box(-0.2, 0.5, 0.6, 1.2, 0.55, 0.5, M.steel);
    s.box(-4, -0.7, 1.15, 0.35, 1.4, 1.9, M.iron);
    s.box(0.95, -0.8, 1.15, 0.5, 1.6, 0.8, M.iron);
    const R = s.vary(1.25, 1.45);
    const rear = [0, 0.55, 0.12, 0.6, 1.7, R * 0.83];
    const front = [4.2, R * 0.78, 5, 0.7];
    s.lathe(
      'x',
      [-4.2, 0, 2.75],
      [...rear, stripe, 2, R * 0.95, 2.35, R, d, 2.6, R, stripe, 3.3, R, d, 3.6, R * 0.94, ...front, M.iron, 5.3, 0.5],
      d,
    );
    s.prism('x', [-0.55, 3.2, 0.55, 3.2, 0.8, 4.1, -0.8, 4.1], -4.7, -4.2, c);
    s.pipe([-4.4, 0.4, 2.3, -4.9, 0.9, 1.3], 0.16, M.steel);
  },
};
