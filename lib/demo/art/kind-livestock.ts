import { type Kinds, legs } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, fan, panel, poly } from './decal';
import { silo } from './kind-farmstead';

const cow = (s: Scene, x: number, y: number, z: number): void => {
  const hide = s.chance(0.7) ? M.white : tone(M.leather, 0.05);
  const patch = hide === M.white ? M.black : tone(M.leather, -0.1);
  s.group(() => {
    legs(s, [x + 0.15, x + 1.15], [y + 0.12, y + 0.45], 0.14, z, 0.5, hide);
    s.prism(
      'y',
      [x, z + 0.5, x + 1.3, z + 0.5, x + 1.35, z + 1.05, x + 0.1, z + 1.1, x - 0.05, z + 0.9],
      y,
      y + 0.58,
      hide,
      {
        face: [
          poly([x + 0.15, z + 0.65, x + 0.5, z + 0.6, x + 0.6, z + 0.95, x + 0.3, z + 1.05], patch),
          poly([x + 0.8, z + 0.72, x + 1.15, z + 0.7, x + 1.1, z + 1, x + 0.85, z + 0.98], patch),
        ],
      },
    );
    s.prism(
      'y',
      [
        x + 1.25,
        z + 0.8,
        x + 1.55,
        z + 0.95,
        x + 1.95,
        z + 0.85,
        x + 1.95,
        z + 1.05,
        x + 1.6,
        z + 1.35,
        x + 1.3,
        z + 1.15,
      ],
      y + 0.12,
      y + 0.46,
      hide,
      { face: [disc(x + 1.62, z + 1.16, 0.04, M.black)] },
    );
    s.box(x + 1.9, y + 0.14, z + 0.82, 0.1, 0.3, 0.2, tone(M.leather, 0.15), { outline: 1.2 });
  });
};

/** Barns and milking. */
export const livestockKinds: Kinds = {
  'milking-parlour': (s) => {
    const { c } = s;
    const n = s.pick(2, 2, 3);
    const end = n * 2.35 + 0.3;
    const rail = M.galvanised;
    s.box(-0.4, -1.2, 0, end + 0.5, 2.2, 0.3, M.concrete);
    s.box(-0.4, 1, 0, end + 0.5, 1.5, 0.06, tone(M.concrete, -0.06), { plain: true });
    for (const z of [0.9, 1.5]) s.pipe([-0.3, -1, z, end, -1, z], 0.06, rail);
    s.pipe([-0.3, -0.9, 3.2, end, -0.9, 3.2], 0.14, M.steel);
    s.pipe([-0.3, -0.7, 2.85, end, -0.7, 2.85], 0.08, M.white);
    for (let k = 0; k <= n; k++) {
      const x = -0.2 + (k * (end - 0.1)) / n;
      s.pipe([x, -1, 0.3, x, -1, 3.3], 0.09, c);
      s.pipe([x, -1, 1.7, x, 0.75, 1.7, x, 0.75, 0.3], 0.07, rail);
    }
    for (let k = 0; k < n; k++) {
      const x = 0.15 + k * 2.35;
      cow(s, x, 0, 0.3);
      s.box(x + 0.5, -0.75, 2.1, 0.7, 0.2, 0.85, M.light, {
        left: [panel(0.12, 0.5, 0.88, 0.9, M.screen), panel(0.2, 0.6, 0.7, 0.8, M.led), disc(0.35, 0.2, 0.1, s.acc)],
      });
      s.lathe('z', [x + 1.6, -0.6, 2], [0, 0.16, 0.1, 0.26, 0.6, 0.26, 0.75, 0.12], tone(M.glass, s.vary(0, 0.12)));
      s.pipe([x + 1.3, 0.8, 0.2, x + 0.7, 0.7, 0.55, x + 0.5, 0.62, 0.5], 0.05, M.rubber);
      for (const d of [0, 0.13, 0.26]) s.cylinder('z', [x + 0.3 + d, 0.66, 0.42], 0.06, 0.36, s.acc, { outline: 1.4 });
    }
    if (s.variant === 1) {
      s.lathe('z', [end + 1.1, 0.2, 0.5], [0, 0.5, 0.15, 0.75, 1.7, 0.75, 1.95, 0.4], M.steel);
      legs(s, [end + 0.7, end + 1.5], [-0.2, 0.6], 0.12, 0, 0.6, M.iron);
    }
  },
  'cattle-barn': (s) => {
    const { c } = s;
    const L = s.vary(6, 7);
    const W = 2;
    const H = s.vary(2.8, 3.1);
    s.box(-0.2, -W, 0, L + 0.4, 2 * W, 0.15, M.concrete);
    const n = s.pick(4, 5, 4);
    s.row(n, 0.1, L - 0.1, (x) => {
      for (const y of [-W + 0.15, W - 0.15]) s.box(x - 0.09, y - 0.09, 0.15, 0.18, 0.18, H, s.acc);
    });
    for (let k = 0; k < 2; k++) cow(s, 0.7 + k * 2.7, -0.9 + k * 0.1, 0.15);
    for (let k = 0; k < 2; k++) cow(s, 1 + k * 2.8, 0.65, 0.15);
    s.box(0, W - 0.75, 0.15, L, 0.5, 0.2, M.straw, { plain: true });
    for (const z of [0.55, 0.95]) s.pipe([0, W - 0.15, z, L, W - 0.15, z], 0.05, M.galvanised);
    const over = 0.35;
    const ridge = H + s.vary(0.8, 1.05);
    s.group(
      () => {
        s.prism('x', [-W - over, H + 0.1, 0, ridge, 0, ridge + 0.12, -W - over, H + 0.22], -0.4, L + 0.4, c);
        s.prism('x', [0, ridge, W + over, H + 0.1, W + over, H + 0.22, 0, ridge + 0.12], -0.4, L + 0.4, c);
        for (let i = 1; i < 14; i++)
          s.strap(
            [-0.4 + (i * (L + 0.8)) / 14, W + over, H + 0.22, -0.4 + (i * (L + 0.8)) / 14, 0, ridge + 0.12],
            tone(c, -0.08),
            0,
          );
        if (s.variant !== 2)
          s.prism(
            'x',
            [-0.35, ridge + 0.1, 0.35, ridge + 0.1, 0, ridge + 0.45],
            0.3,
            L - 0.3,
            s.pick(M.light, s.acc, M.light),
          );
        s.quad(
          [L + 0.38, -W, H + 0.15, L + 0.38, W, H + 0.15, L + 0.38, 0, ridge],
          s.pick(M.wood, M.light, M.wood),
          [1, 0, 0],
          { noShadow: true, box: [L, L + 0.38, -W, W, H, ridge] },
        );
      },
      [-0.4, L + 0.4, -W - over, W + over, H + 0.16, ridge + 0.5],
      true,
    );
    if (s.variant === 1)
      s.lathe('x', [L + 0.1, -0.6, H - 0.6], [0, 0.55, 0.25, 0.55], M.iron, { face: [fan(0, 0, 0.5)] });
    if (s.variant === 2) {
      silo(s, L + 1.6, -1.2, 0.8, 2.4, true);
      s.box(-0.1, -W, 0.15, 0.15, 2 * W, 1.1, M.wood);
    }
  },
};
