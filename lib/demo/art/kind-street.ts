import type { Kinds } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, panel } from './decal';

const lamp = (s: Scene, x: number, y: number, z: number, n: number): void => {
  s.box(x, y - 0.3, z, 0.4, 0.6, n * 0.72 + 0.12, M.dark);
  const paint = [M.led, M.amber, M.red];
  for (let i = 0; i < n; i++) {
    const at = z + 0.42 + i * 0.72;
    const lit = n === 2 ? (paint[i * 2] ?? M.red) : (paint[i] ?? M.red);
    s.lathe('x', [x + 0.4, y, at], [0, 0.29, 0.22, 0.29], M.dark, {
      outline: 1.6,
      noShadow: true,
      face: [
        disc(0, 0, 0.25, M.black),
        disc(0, 0, 0.22, lit),
        disc(-0.05, 0.06, 0.09, tone(lit, 0.12), { bare: true }),
      ],
    });
  }
};

/** Road furniture. */
export const streetKinds: Kinds = {
  'traffic-light': (s) => {
    s.shadowMax = 1.5;
    const H = s.vary(5.4, 6.2);
    const post = s.pick(M.galvanised, tone(s.c, -0.03), M.dark);
    s.box(-0.7, -0.7, 0, 1.4, 1.4, 0.2, M.concrete);
    s.lathe('z', [0, 0, 0.2], [0, 0.42, 0.12, 0.42, 0.12, 0.24, H * 0.6, 0.18, H - 0.2, 0.16], post);
    if (s.variant === 2) lamp(s, 0.2, 0, H - 2.1, 3);
    else {
      const arm = s.vary(3, 3.8);
      s.pipe([0, 0, H - 0.4, 0, 0.4, H - 0.15, 0, arm, H], 0.14, post);
      lamp(s, 0.15, arm - 0.2, H - 1.75, 3);
      lamp(s, 0.15, arm * 0.45, H - 1.85, 3);
    }
    lamp(s, 0.25, 0, 2.2, s.variant === 1 ? 3 : 2);
    s.box(0.18, -0.2, 1.25, 0.25, 0.4, 0.55, M.amber, {
      right: [disc(0.2, 0.2, 0.12, M.dark), disc(0.2, 0.42, 0.06, M.red)],
    });
    s.box(-2.2, -0.5, 0, 0.8, 1.3, 1.8, s.c, {
      left: [panel(0.12, 0.1, 0.88, 0.9, tone(s.c, -0.04))],
      right: [panel(0.1, 0.08, 0.9, 0.92, tone(s.c, -0.04))],
    });
  },
};
