import { type Kinds, legs, motor, operatorPanel } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { badge, disc, each, louvres, panel, ribs } from './decal';

const barrel = (s: Scene, x: number, y: number, z: number, r: number, L: number, n: number): void => {
  const step = (L - 0.5) / n;
  const bands = Array.from({ length: n }, (_, i): (number | Colour)[] => {
    const t = 0.3 + i * step;
    return [t, r, M.amber, t, r * 1.34, t + step * 0.7, r * 1.34, M.steel, t + step * 0.7, r];
  });
  s.lathe('x', [x, y, z], [0, r, ...bands.flat(), L, r * 0.75], M.steel);
};

const hopper = (s: Scene, x: number, y: number, z: number, c: Colour): void => {
  s.taper([x - 0.2, y - 0.2, 0.4, 0.4], [x - 0.65, y - 0.5, 1.3, 1], z, 1.1, M.steel);
  s.box(x - 0.7, y - 0.55, z + 1.1, 1.4, 1.1, 0.15, c);
};
/** Plastics processing. */
export const plasticsKinds: Kinds = {
  'injection-moulder': (s) => {
    const c = M.white;
    const L = s.vary(7, 8);
    const x1 = L - 3.7;
    s.box(-3.7, -1, 0, L, 2, 1.25, M.light, {
      left: [
        panel(0.02, 0.1, 0.3, 0.9, tone(M.light, -0.02)),
        panel(0.32, 0.1, 0.6, 0.9, s.c),
        panel(0.62, 0.1, 0.97, 0.9, tone(M.light, -0.02)),
        louvres(0.66, 0.25, 0.8, 0.75, 5),
        louvres(0.06, 0.3, 0.2, 0.7, 5),
      ],
      right: [louvres(0.2, 0.2, 0.8, 0.8, 6)],
    });
    s.box(0.2, -0.95, 1.25, x1 - 0.3, 1.9, 1.9, c, {
      left: [
        panel(0.06, 0.12, 0.48, 0.9, M.glass),
        panel(0.52, 0.12, 0.94, 0.9, M.glass),
        panel(0.45, 0.4, 0.475, 0.6, M.dark),
        panel(0, 0.93, 1, 1, s.c),
      ],
      right: [panel(0.12, 0.15, 0.88, 0.85, tone(c, -0.04)), badge(0.5, 0.9, 0.35, s.c, s.variant)],
    });
    s.box(-0.2, -0.7, 1.25, 0.4, 1.4, 1.6, M.iron);
    barrel(s, -2.4, 0, 2, 0.3, 2.2, s.integer(3, 5));
    s.box(-3.6, -0.7, 1.25, 1.3, 1.4, 1.3, s.c, { left: [ribs(5)] });
    hopper(s, -2, 0, 2.5, s.acc);
    operatorPanel(s, 0.5, 1.15, 1.6, 0.9, 1, colour(0.75, 0.1, 190));
    if (s.variant === 1) {
      s.box(0.4, -0.2, 3.15, 0.3, 0.4, 1, s.acc);
      s.box(0.2, -0.3, 4.1, 3.2, 0.5, 0.3, s.acc);
      s.box(2.4, -0.1, 3.3, 0.2, 0.2, 0.8, M.steel);
    }
  },
  extruder: (s) => {
    const { c } = s;
    const L = s.vary(3.2, 3.9);
    s.box(-3.6, -0.9, 0, L + 3.2, 1.8, 1, M.light, {
      left: [
        each(4, (i) => panel(0.02 + i * 0.245, 0.1, 0.24 + i * 0.245, 0.9, i === 1 ? c : tone(M.light, -0.02))),
        louvres(0.8, 0.25, 0.94, 0.75, 5),
      ],
    });
    motor(s, 'x', [-3.5, 0, 1.7], 0.65, 1.5, s.acc);
    s.box(-2, -0.75, 1, 1.2, 1.5, 1.5, c, {
      left: [disc(0.6, 0.75, 0.35, tone(c, -0.06)), panel(0.05, 0.46, 0.95, 0.52, tone(c, 0.05))],
    });
    barrel(s, -0.8, s.variant === 1 ? -0.3 : 0, 1.8, 0.32, L, s.integer(4, 6));
    if (s.variant === 1) barrel(s, -0.8, 0.42, 1.8, 0.32, L, 5);
    hopper(s, -0.3, 0, 2.2, s.acc);
    const x = L - 0.8;
    s.lathe('x', [x, 0, 1.8], [0, 0.6, 0.2, 0.6, 0.2, 0.5, 0.6, 0.42, 0.9, 0.32], M.iron);
    if (s.variant === 2) {
      s.box(x + 0.9, -0.9, 1.6, 0.3, 1.8, 0.4, M.iron);
      s.box(x + 1.2, -0.8, 1.78, 0.9, 1.6, 0.05, tone(M.water, 0.12), { plain: true });
      for (const z of [0.9, 1.65, 2.4])
        s.cylinder('y', [x + 2.2, -0.9, z], 0.36, 1.8, M.steel, { face: [disc(0, 0, 0.15, M.dark)] });
      for (const y of [-1.1, 0.9]) s.box(x + 1.9, y, 0, 0.6, 0.2, 2.9, c);
    } else {
      s.cylinder('x', [x + 0.9, 0, 1.8], 0.22, 3, s.pick(M.dark, s.acc, M.dark), { face: [disc(0, 0, 0.15, M.black)] });
      s.box(x + 1.4, -0.6, 1.1, 2, 1.2, 0.6, M.steel, { top: [panel(0.04, 0.08, 0.96, 0.92, M.water)] });
      legs(s, [x + 1.6, x + 3.2], [-0.4, 0.4], 0.12, 0, 1.1, M.iron);
    }
    operatorPanel(s, 0.2, 0.95, 1.15, 0.9, 1, s.acc);
  },
};
