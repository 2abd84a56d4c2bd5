import type { Kinds } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { bolts, type Decal, disc, each, hazard, panel, poly, ribs } from './decal';

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
  guardrail: (s) => {
    const L = s.vary(4, 4.6);
    const post = s.pick(M.galvanised, M.galvanised, s.c);
    const n = s.whole(4, 6);
    const wave = (y: number, z: number): number[] => [
      y,
      z,
      y + 0.16,
      z + 0.08,
      y + 0.16,
      z + 0.26,
      y,
      z + 0.34,
      y,
      z + 0.46,
      y + 0.16,
      z + 0.54,
      y + 0.16,
      z + 0.72,
      y,
      z + 0.8,
      y - 0.08,
      z + 0.8,
      y - 0.08,
      z,
    ];
    s.box(-L - 0.4, -1.1, 0, 2 * L + 0.8, 2.6, 0.16, M.iron, {
      top: [panel(0, 0.86, 1, 0.91, M.white, { bare: true })],
      plain: true,
    });
    s.row(n, -L + 0.5, L - 0.7, (x) => {
      s.prism('z', [x, -0.45, x + 0.34, -0.45, x + 0.34, -0.15, x, -0.15], 0.16, 2.1, post);
      s.box(x + 0.02, -0.15, 1.1, 0.3, 0.2, 0.75, M.iron);
    });
    s.prism('x', wave(0.14, 1.1), -L, L, s.pick(M.galvanised, s.c, M.galvanised), { smooth: false });
    if (s.variant === 2) s.prism('x', wave(0.14, 0.25), -L, L, M.galvanised);
    s.row(n, -L + 0.6, L - 0.6, (x) =>
      s.quad([x, 0.31, 1.2, x + 0.3, 0.31, 1.2, x + 0.3, 0.31, 1.34, x, 0.31, 1.34], M.red, [0, 1, 0], {
        bare: true,
        noShadow: true,
      }),
    );
    s.prism('x', [0.05, 1.05, 0.4, 1.05, 0.4, 1.95, 0.05, 1.95], L, L + 0.35, s.variant === 1 ? M.amber : s.acc, {
      face: [poly([0.08, 1.1, 0.38, 1.4, 0.38, 1.6, 0.08, 1.3], M.dark, { bare: true })],
    });
  },
  'street-light': (s) => {
    s.shadowMax = 1.2;
    const H = s.vary(5.8, 6.6);
    const post = s.pick(M.galvanised, s.c, M.dark);
    s.box(-0.75, -0.75, 0, 1.5, 1.5, 0.25, M.concrete, { top: [bolts(0.75, 0.75, 0.5, 4, 0.07, M.dark)] });
    s.lathe('z', [0, 0, 0.25], [0, 0.45, 0.1, 0.45, 0.1, 0.32, 1.4, 0.3, 1.5, 0.24, H, 0.15], post);
    s.box(0.22, -0.14, 0.7, 0.12, 0.28, 0.7, tone(post, -0.08));
    const head = (y: number, turn: number): void => {
      const low = H + 0.3;
      s.prism(
        'x',
        [y, low, y + turn * 1.5, low + 0.12, y + turn * 1.5, low + 0.26, y + turn * 0.2, low + 0.36, y, low + 0.3],
        -0.36,
        0.36,
        s.pick(M.light, s.acc, M.light),
      );
      s.quad(
        [
          0.37,
          y + turn * 0.3,
          low + 0.06,
          0.37,
          y + turn * 1.35,
          low + 0.14,
          0.37,
          y + turn * 1.35,
          low + 0.2,
          0.37,
          y + turn * 0.3,
          low + 0.16,
        ],
        M.amber,
        [0.3, 0.3, 1],
        { bare: true },
      );
    };
    s.pipe([0, 0, H, 0, 0.3, H + 0.3, 0, 1.3, H + 0.45], 0.1, post);
    head(1.3, 1);
    if (s.variant === 1) {
      s.pipe([0, 0, H, 0, -0.3, H + 0.3, 0, -1.3, H + 0.45], 0.1, post);
      head(-1.3, -1);
      s.sphere([0, 0, H + 0.2], 0.2, post);
    }
    if (s.variant === 0) {
      const cells: Decal = each(12, (k) =>
        panel(
          0.05 + (k % 4) * 0.24,
          0.06 + Math.floor(k / 4) * 0.31,
          0.25 + (k % 4) * 0.24,
          0.34 + Math.floor(k / 4) * 0.31,
          M.solar,
          { width: 0.5 },
        ),
      );
      s.pipe([0, 0, H, 0, 0, H + 1], 0.1, post);
      s.box(-0.9, -1.1, H + 1, 1.8, 2.2, 0.1, M.light, { top: [cells] });
      s.box(-0.35, -0.35, H - 1.2, 0.7, 0.7, 0.8, s.acc);
    }
    if (s.variant === 2) {
      s.box(-0.05, 0.24, 3.2, 0.1, 1, 1.7, s.acc, {
        right: [panel(0.08, 0.06, 0.92, 0.94, tone(s.acc, 0.06)), panel(0.2, 0.55, 0.8, 0.75, M.white, { bare: true })],
      });
      s.box(0.15, -0.35, 2.2, 0.4, 0.5, 0.6, M.dark, { right: [hazard(0.1, 0.1, 0.9, 0.9, 3)], left: [ribs(2)] });
    }
  },
};
