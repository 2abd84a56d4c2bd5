import { type Kinds, legs } from './assembly';
import { material as M, tone } from './colour';
import type { Scene } from './core';
import { disc, panel, poly } from './decal';

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
};
