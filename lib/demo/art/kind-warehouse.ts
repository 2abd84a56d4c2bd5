import { type Kinds, wheels } from './assembly';
import { type Colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { each, panel, poly, segments } from './decal';

const pallet = (s: Scene, x: number, y: number, z: number, w: number, d: number): void =>
  s.box(x, y, z, w, d, 0.16, M.wood, {
    plain: true,
    outline: 1.8,
    left: [panel(0.12, 0, 0.42, 0.7, M.black), panel(0.58, 0, 0.88, 0.7, M.black)],
    right: [panel(0.12, 0, 0.42, 0.7, M.black), panel(0.58, 0, 0.88, 0.7, M.black)],
  });

const load = (s: Scene, x: number, y: number, z: number, w: number, d: number, h: number, c: Colour): void => {
  pallet(s, x, y, z, w, d);
  s.box(x + 0.04, y + 0.04, z + 0.16, w - 0.08, d - 0.08, h, c, {
    left: [segments([w * 0.5, 0, w * 0.5, h, 0, h * 0.5, w, h * 0.5], tone(c, -0.2), 1.2)],
    right: [segments([d * 0.5, 0, d * 0.5, h, 0, h * 0.5, d, h * 0.5], tone(c, -0.2), 1.2)],
  });
};

const cartons = (s: Scene): Colour =>
  s.pick(M.wood, tone(M.wood, s.chance() ? 0.06 : -0.04), s.chance() ? M.wood : s.acc);

/** Warehouse and airport ground equipment. */
export const warehouseKinds: Kinds = {
  forklift: (s) => {
    const { c } = s;
    const reach = s.variant === 1;
    wheels(s, [-1.45], 0.42, 0.35, s.acc, [-0.85, 0.85]);
    wheels(s, [0.9], 0.55, 0.42, s.acc, [-0.95, 0.95]);
    s.prism(
      'y',
      [
        -2.1, 0.45, -1.2, 0.35, 1.2, 0.35, 1.35, 0.95, 0.55, 1, 0.45, 0.75, -0.2, 0.75, -0.3, 1.55, -1.9, 1.6, -2.2,
        1.2,
      ],
      -0.8,
      0.8,
      c,
      { face: [poly([-1.75, 0.9, -0.6, 0.9, -0.6, 1.35, -1.75, 1.35], tone(c, -0.1))] },
    );
    s.box(-2.3, -0.82, 0.5, 0.45, 1.64, 1.05, M.dark);
    s.box(-0.95, -0.4, 1.58, 0.75, 0.8, 0.16, M.rubber);
    s.prism('y', [-1.15, 1.6, -0.95, 1.6, -1.05, 2.4, -1.25, 2.35], -0.4, 0.4, M.rubber);
    s.pipe([0.75, 0, 1.1, 0.35, 0, 1.85], 0.06, M.dark);
    const roof = s.vary(3, 3.3);
    for (const y of [-0.7, 0.7]) {
      s.pipe([1.15, y, 1, 0.75, y, roof], 0.07, M.dark);
      s.pipe([-1.3, y, 1.6, -1.2, y, roof], 0.07, M.dark);
    }
    s.box(-1.35, -0.8, roof, 2.25, 1.6, 0.12, s.pick(M.dark, c, M.dark), {
      top: [each(5, (i) => panel(0.1 + i * 0.17, 0.08, 0.2 + i * 0.17, 0.92, M.black))],
    });
    const mast = s.vary(3.9, reach ? 5.4 : 4.5);
    const z = s.vary(0.1, 1.3);
    s.group(() => {
      for (const y of [-0.62, 0.44]) s.box(1.45, y, 0.15, 0.22, 0.18, mast, M.iron);
      for (const k of [0.3, mast * 0.55, mast]) s.box(1.45, -0.44, k, 0.2, 0.88, 0.16, M.iron);
      s.cylinder('z', [1.55, 0, 0.4], 0.1, mast - 0.5, M.steel);
      s.box(1.7, -0.75, z + 0.1, 0.12, 1.5, 0.8, M.dark, {
        right: [segments([0.5, 0, 0.5, 0.8, 1, 0, 1, 0.8], M.iron, 2)],
      });
      for (const y of [-0.55, 0.3]) s.box(1.8, y, z, 1.7, 0.25, 0.1, M.iron);
      if (s.variant !== 1) load(s, 1.95, -0.75, z + 0.1, 1.5, 1.5, s.vary(0.8, 1.3), cartons(s));
    }, [1.4, 3.5, -0.8, 0.8, 0.1, mast]);
  },
  'pallet-rack': (s) => {
    const { c } = s;
    const [bays, levels] = [s.pick(2, 3, 2), s.pick(3, 3, 4)];
    const [w, h, d] = [2.5, s.vary(1.4, 1.7), 1.4];
    for (let b = 0; b <= bays; b++) {
      const x = b * w;
      for (const y of [0, d]) s.box(x - 0.08, y - 0.08, 0, 0.16, 0.16, levels * h + 0.3, c, { outline: 1.8 });
      for (let k = 0; k < levels; k++)
        s.pipe([x, k % 2 ? 0 : d, k * h + 0.2, x, k % 2 ? d : 0, (k + 1) * h], 0.045, c, { noShadow: true });
    }
    for (let b = 0; b < bays; b++)
      for (let k = 0; k < levels; k++) {
        const x = b * w;
        const z = k === 0 ? 0 : k * h;
        if (k > 0)
          for (const y of [-0.06, d - 0.06]) s.box(x + 0.08, y, z - 0.2, w - 0.16, 0.12, 0.2, s.acc, { outline: 1.8 });
        for (const dx of [0.12, 1.28])
          if (s.chance(0.85))
            load(
              s,
              x + dx,
              0.1,
              z,
              1.1,
              d - 0.25,
              s.vary(0.5, h - 0.55),
              s.chance(0.75) ? M.wood : s.chance() ? M.light : tone(s.acc, 0.05),
            );
      }
    s.box(-0.2, d + 0.1, 0, 0.4, 0.25, 0.6, M.amber);
  },
};
