import { type Kinds, operatorPanel } from './assembly';
import { colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { bolts, disc, each, louvres, panel, poly, ribs } from './decal';
import { TAU } from './geometry';

const beacon = (s: Scene, x: number, y: number, z: number): void => {
  for (const [i, paint] of [M.led, M.amber, M.red].entries())
    s.cylinder('z', [x, y, z + i * 0.24], 0.12, 0.24, paint, { outline: 1.6 });
};

const chips = (s: Scene, x: number): void => {
  s.box(x, -0.6, 0, 1.3, 0.9, 0.45, M.iron);
  s.prism('y', [x + 0.9, 0.45, x + 1.3, 0.2, x + 2.1, 1.9, x + 1.7, 2], -0.6, 0.3, M.iron);
  s.box(x + 1.6, -0.6, 1.7, 0.8, 0.9, 0.35, M.iron);
  s.taper([x + 1.75, -0.45, 0.7, 0.7], [x + 1.6, -0.6, 1, 1], 0.1, 0.85, s.acc, { cap: M.dark });
};

/** Numerically controlled machine tools. */
export const machiningKinds: Kinds = {
  'cnc-lathe': (s) => {
    const { c } = s;
    const L = s.vary(5, 5.8);
    const body = s.pick(M.white, M.light, M.white);
    const flat = { bare: true, noShadow: true };
    if (s.variant === 1) {
      s.box(-L / 2, -0.9, 0, L, 1.8, 1, c, {
        left: [
          panel(0.03, 0.1, 0.3, 0.9, tone(c, -0.04)),
          panel(0.7, 0.1, 0.97, 0.9, tone(c, -0.04)),
          panel(0.32, 0.3, 0.68, 0.9, M.dark),
        ],
      });
      s.box(-L / 2, -0.9, 1, 1.7, 1.8, 1.9, c, {
        left: [
          panel(0.08, 0.55, 0.92, 0.92, M.dark),
          each(3, (i) => disc(0.4 + i * 0.45, 0.5, 0.16, [M.red, M.steel, M.led][i] ?? M.steel)),
          panel(0.15, 0.65, 0.55, 0.85, M.screen),
        ],
      });
      s.lathe('x', [-L / 2 + 1.7, 0, 1.95], [0, 0.5, 0.25, 0.75, 0.7, 0.75], M.steel, {
        face: [
          each(3, (i) =>
            poly(
              [
                0.2 * Math.cos(i * 2.09 - 0.4),
                0.2 * Math.sin(i * 2.09 - 0.4),
                0.68 * Math.cos(i * 2.09 - 0.14),
                0.68 * Math.sin(i * 2.09 - 0.14),
                0.68 * Math.cos(i * 2.09 + 0.14),
                0.68 * Math.sin(i * 2.09 + 0.14),
                0.2 * Math.cos(i * 2.09 + 0.4),
                0.2 * Math.sin(i * 2.09 + 0.4),
              ],
              M.iron,
            ),
          ),
          disc(0, 0, 0.16, M.dark),
        ],
      });
      s.cylinder('x', [-L / 2 + 2.4, 0, 1.95], 0.26, 1.7, M.light);
      for (const y of [-0.6, 0.35]) s.box(-L / 2 + 1.7, y, 1, L - 1.7, 0.25, 0.18, M.steel);
      s.box(-0.1, -0.75, 1.18, 1.1, 1.6, 0.3, M.iron);
      s.box(0.2, 0.1, 1.48, 0.5, 0.5, 0.45, M.steel);
      s.cylinder('y', [0.5, 0.85, 1.3], 0.24, 0.2, M.steel);
      s.box(L / 2 - 1.1, -0.5, 1.18, 0.9, 1, 0.6, c);
      s.lathe('x', [L / 2 - 1.5, 0, 1.95], [0, 0.03, 0.3, 0.16, 0.3, 0.32, 1.3, 0.36], M.steel);
      s.cylinder('x', [L / 2 - 0.2, 0, 1.95], 0.3, 0.12, s.acc);
      return;
    }
    const slope = [-1.5, 0.4, 1.4, 0.4, 1.5, 1.1, 1.1, 2.6, 0.3, 3.1, -1.5, 3.1];
    s.box(-L / 2, -1.5, 0, L, 2.8, 0.4, M.dark);
    s.prism('x', slope, -L / 2, L / 2, body, {
      face: [
        poly([-1.2, 0.7, 0.9, 0.7, 0.8, 2.3, -1.2, 2.3], tone(body, -0.03)),
        bolts(-0.4, 1.5, 0.5, 4, 0.06, M.dark),
      ],
    });
    const on = (u0: number, u1: number, v0: number, v1: number, paint: typeof M.dark, d = 0.015): void => {
      const at = (u: number, v: number): number[] => [-L / 2 + u * L, 1.5 - v * 0.4 + d, 1.1 + v * 1.5];
      s.quad([...at(u0, v0), ...at(u1, v0), ...at(u1, v1), ...at(u0, v1)], paint, [0, 1, 0.2], flat);
    };
    s.group(
      () => {
        on(0.04, 0.64, 0.02, 0.98, c);
        on(0.1, 0.58, 0.2, 0.88, colour(0.42, 0.035, 230), 0.02);
        on(0.1, 0.2, 0.36, 0.72, M.steel, 0.025);
        on(0.2, 0.24, 0.42, 0.66, M.iron, 0.03);
        on(0.24, 0.42, 0.49, 0.6, M.light, 0.03);
        on(0.44, 0.52, 0.28, 0.6, M.iron, 0.03);
        on(0.61, 0.625, 0.3, 0.7, M.dark, 0.03);
      },
      undefined,
      true,
    );
    on(0.68, 0.97, 0.02, 0.98, tone(body, -0.03));
    s.quad(
      [-L / 2 + 0.1, 1.52, 0.5, L / 2 - 0.1, 1.52, 0.5, L / 2 - 0.1, 1.52, 0.95, -L / 2 + 0.1, 1.52, 0.95],
      tone(body, -0.04),
      [0, 1, 0],
      flat,
    );
    operatorPanel(s, L * 0.2, 1.3, 1.4, L * 0.2, 1.15, s.acc);
    beacon(s, L * 0.4, -0.4, 3.1);
    if (s.variant === 2)
      s.box(-L / 2 + 0.5, -1.2, 3.1, 1.4, 1.1, 0.6, M.light, { left: [louvres(0.1, 0.2, 0.9, 0.8, 4)] });
    chips(s, L / 2);
  },
  'machining-centre': (s) => {
    const { c } = s;
    const body = s.pick(M.white, M.light, M.white);
    const W = s.vary(3.6, 4.2);
    const H = s.vary(3.6, 4.1);
    s.box(-W / 2, -1.7, 0, W, 3.2, 0.5, M.dark);
    if (s.variant === 1) {
      s.box(-0.9, -1.7, 0.5, 1.8, 1.2, H + 0.6, c);
      s.box(-W / 2, -0.4, 0.5, W, 1.8, 0.7, M.iron);
      s.box(-1.6, -0.2, 1.2, 3.2, 1.4, 0.22, M.steel, { left: [ribs(4)] });
      s.box(-0.5, 0.2, 1.42, 0.9, 0.7, 0.5, M.light, { top: [disc(0.45, 0.35, 0.2, M.black)] });
      s.box(-0.75, -0.5, 2.7, 1.5, 1.2, 1.9, s.pick(c, body, body), {
        left: [panel(0.15, 0.4, 0.85, 0.85, tone(body, -0.03)), panel(0.15, 0.1, 0.85, 0.2, s.acc)],
      });
      s.lathe('z', [0, 0.15, 1.95], [0, 0.06, 0.4, 0.06, 0.4, 0.2, 0.75, 0.32], M.steel);
      s.cylinder('z', [0, 0.1, 4.6], 0.42, 0.8, M.dark);
      s.group(() => {
        s.lathe('x', [-1.75, -0.2, 3.7], [0, 1, 0.35, 1], s.acc, { face: [disc(0, 0, 0.85, tone(s.acc, -0.06))] });
        for (let k = 0; k < 10; k++)
          s.cylinder(
            'x',
            [-1.4, -0.2 + 0.82 * Math.cos((k / 10) * TAU), 3.7 + 0.82 * Math.sin((k / 10) * TAU)],
            0.13,
            0.25,
            M.steel,
            { outline: 1.4 },
          );
      });
      operatorPanel(s, W / 2 - 0.6, 1.5, 1.7, 1, 1.2, s.acc);
      s.box(W / 2 - 0.2, 1.45, 0, 0.2, 0.1, 1.8, M.iron);
      return;
    }
    s.box(-W / 2, -1.7, 0.5, W, 3.2, H - 0.5, body, {
      left: [
        panel(0.03, 0.04, 0.72, 0.96, c),
        panel(0.09, 0.22, 0.37, 0.86, colour(0.42, 0.035, 230)),
        panel(0.39, 0.22, 0.66, 0.86, colour(0.42, 0.035, 230)),
        panel(0.16, 0.5, 0.37, 0.86, M.steel),
        panel(0.22, 0.36, 0.32, 0.5, M.iron),
        panel(0.12, 0.22, 0.37, 0.29, M.steel),
        panel(0.39, 0.22, 0.6, 0.29, M.steel),
        panel(0.375, 0.4, 0.385, 0.62, M.dark),
        panel(0.76, 0.04, 0.97, 0.96, tone(body, -0.03)),
      ],
      right: [panel(0.08, 0.08, 0.92, 0.55, tone(body, -0.03)), louvres(0.2, 0.65, 0.8, 0.88, 6)],
    });
    s.box(-0.9, -1.6, H, 1.8, 1.5, 1.1, tone(body, -0.03), { left: [panel(0.15, 0.2, 0.85, 0.8, s.acc)] });
    s.cylinder('z', [0, -0.9, H + 1.1], 0.4, 0.6, M.dark);
    if (s.variant === 2) {
      s.lathe('x', [-W / 2 - 0.6, -0.4, H * 0.62], [0, 1.1, 0.55, 1.1], M.light, { face: [disc(0, 0, 0.9, M.glass)] });
      s.box(-W / 2 - 0.7, -1.5, 0, 0.7, 1.4, 1.4, M.light);
    }
    operatorPanel(s, W * 0.25, 1.62, 1.5, W * 0.22, 1.5, s.acc);
    beacon(s, W * 0.42, 1, H);
    chips(s, W / 2);
  },
};
