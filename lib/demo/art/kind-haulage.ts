import { cab, type Kinds, wheels } from './assembly';
import { material as M } from './colour';
import { disc, hazard, louvres, panel, poly, ribs, segments } from './decal';
import { ringed } from './geometry';

/** Road haulage and container yards. */
export const haulageKinds: Kinds = {
  'semi-trailer': (s) => {
    const { c } = s;
    const L = s.vary(6.2, 7.2);
    s.box(-L, -0.55, 0.95, L + 1, 1.1, 0.25, M.dark);
    wheels(s, [-L + 0.8, -L + 1.95, -L + 3.1], 0.55, 0.42, M.light, [-1.15, 1.15]);
    s.box(0.9, -0.55, 0.75, 3.2, 1.1, 0.25, M.dark);
    wheels(s, [1.2, 3.4], 0.58, 0.45, M.light, [-1.15, 1.15]);
    cab(s, 2.5, 1.7, -1.1, 1.1, 0.75, 2.6, s.acc);
    s.box(1.7, 0.55, 0.6, 0.75, 0.5, 0.5, M.steel);
    const x0 = -L - 0.1;
    if (s.variant === 0) {
      s.box(x0, -1.15, 1.2, L + 1.9, 2.3, 2.7, M.white, {
        left: [
          panel(0, 0, 1, 0.05, M.iron),
          poly([0.6, 0.4, L * 0.55, 0.4, L * 0.4, 2.3, 0.6, 2.3], c),
          panel(0, 0.95, 1, 1, M.light),
        ],
        right: [panel(0.06, 0.05, 0.94, 0.95, M.light)],
      });
      s.box(1.85, -0.8, 2.4, 0.4, 1.6, 1.1, M.light, { right: [louvres(0.1, 0.15, 0.9, 0.85, 6)] });
    } else if (s.variant === 1) {
      s.lathe(
        'x',
        [x0, 0, 2.35],
        [
          0,
          0.5,
          0.15,
          0.95,
          0.35,
          1.15,
          ...ringed(4, 1, 1.35, 1.15, 1.19, 0.1),
          L + 1.4,
          1.15,
          L + 1.6,
          0.95,
          L + 1.8,
          0.5,
        ],
        s.chance() ? M.steel : c,
      );
      s.row(3, -L + 1, 0, (x) => s.cylinder('z', [x, 0, 3.44], 0.3, 0.2, M.iron));
      s.rail([-L + 0.5, 0.45, -L / 2, 0.45, 0.8, 0.45], 3.4, 0.4, M.steel, 0.03);
    } else {
      s.box(x0, -1.15, 1.2, L + 1.9, 2.3, 0.22, c);
      s.box(1.6, -1.15, 1.42, 0.15, 2.3, 1.2, c);
      for (const y of [-1.1, 1.05])
        s.row(6, x0 + 0.2, 1.2, (x) => s.box(x, y, 1.42, 0.09, 0.07, 0.7, M.galvanised, { outline: 1.6 }));
      s.group(() => {
        for (const [k, y] of [-0.7, 0, 0.7].entries())
          s.cylinder('x', [x0 + 0.4 + k * 0.1, y, 1.75], 0.33, L + 0.4, M.steel, { face: [disc(0, 0, 0.25, M.black)] });
        for (const y of [-0.35, 0.35])
          s.cylinder('x', [x0 + 0.5, y, 2.33], 0.33, L + 0.4, M.steel, { face: [disc(0, 0, 0.25, M.black)] });
      });
    }
    s.box(-1, 0.5, 0.1, 0.15, 0.15, 0.9, M.iron);
  },
  'container-crane': (s) => {
    const { c } = s;
    s.shadowMax = 1.2;
    const H = s.vary(6, 6.6);
    const [W, D] = [s.vary(3.2, 3.6), 3];
    const sill = s.vary(1.7, 2.1);
    const out = s.pick(5.6, 5, 6.2);
    const top = H + 0.5;
    for (const y of [0.12, D - 0.12]) s.box(-1.2, y - 0.05, 0, W + 2.4, 0.1, 0.06, M.steel, { plain: true });
    for (const x of [0, W]) {
      for (const y of [0, D]) {
        s.box(x - 0.55, y - 0.22, 0.06, 1.1, 0.44, 0.45, M.dark);
        s.box(x - 0.2, y - 0.2, 0.5, 0.4, 0.4, H - 0.5, c);
      }
      s.box(x - 0.18, 0.2, sill, 0.36, D - 0.4, 0.42, c);
      s.box(x - 0.18, -0.2, H, 0.36, D + 0.4, 0.5, c);
    }
    for (const y of [0, D]) s.pipe([0.2, y, sill + 0.3, W - 0.2, y, H - 0.6], 0.12, c);
    for (const y of [0.55, D - 0.85])
      s.box(-2.4, y, top, W + 2.4 + out, 0.3, 0.45, c, { left: [hazard(0.95, 0, 1, 1, 3)] });
    for (const y of [0.7, D - 0.7]) {
      const apex = [W, y, top + 2.6] as const;
      s.pipe([W - 0.5, y, top + 0.4, ...apex], 0.11, c);
      s.pipe([W + 0.3, y, top + 0.4, ...apex], 0.11, c);
      for (const reach of s.pick([0.55, 0.95], [0.9], [0.4, 0.7, 0.95]))
        s.wire([...apex, W + out * reach, y, top + 0.5], M.dark, 2.2);
      s.wire([...apex, -2, y, top + 0.5], M.dark, 2.2);
    }
    s.box(-2.2, 0.5, top + 0.45, 2, D - 1, s.pick(1, 1.2, 0.9), s.pick(s.acc, M.white, s.acc), {
      left: [louvres(0.55, 0.2, 0.9, 0.75, 4)],
    });
    const x = W + out * s.vary(0.35, 0.55);
    s.box(x - 0.6, 0.6, top + 0.45, 1.2, D - 1.2, 0.3, s.acc);
    s.box(x + 0.7, D - 1.1, top - 0.95, 0.7, 0.7, 0.8, M.white, {
      left: [panel(0.1, 0.3, 0.9, 0.9, M.glass)],
      right: [panel(0.1, 0.3, 0.9, 0.9, M.glass)],
    });
    const z = s.vary(2.6, 3.2);
    for (const dx of [-0.5, 0.5]) for (const y of [1, 2]) s.wire([x + dx, y, top, x + dx, y, z + 0.2], M.dark, 1.5);
    s.box(x - 0.7, 0.4, z, 1.4, 2.2, 0.2, M.amber);
    s.box(x - 0.7, 0.2, z - 1.2, 1.4, 2.6, 1.18, s.acc, {
      left: [segments([0.7, 0, 0.7, 1.2], M.dark, 1.4)],
      right: [ribs(10), panel(0.08, 0.55, 0.4, 0.8, M.white)],
    });
  },
};
