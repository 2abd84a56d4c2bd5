import { type Kinds, motor } from './assembly';
import { material as M, tone } from './colour';
import { bolts, disc, panel } from './decal';
import { TAU } from './geometry';

const blade = (R: number, k: number, n: number): number[] => {
  const a = (k / n) * TAU + 0.4;
  const edge = (t: number, side: number): number[] => {
    const out = R * (0.16 + 0.84 * t);
    const across = R * (side * 0.34 * Math.sin(Math.PI * t ** 1.25) ** 0.7 + 0.16 * t * t);
    return [out * Math.cos(a) - across * Math.sin(a), out * Math.sin(a) + across * Math.cos(a)];
  };
  const steps = Array.from({ length: 9 }, (_, i) => 0.04 + i * 0.119);
  return [...steps.flatMap((t) => edge(t, -1)), ...steps.reverse().flatMap((t) => edge(t, 1))];
};

/** Ships' equipment. */
export const marineKinds: Kinds = {
  'ship-propeller': (s) => {
    const R = s.vary(2.3, 2.6);
    const z = R + 0.3;
    const n = s.pick(4, 5, 3);
    const bronze = s.pick(M.brass, M.brass, M.steel);
    for (const y of [-1.2, 0.7]) s.prism('x', [y, 0, y + 0.5, 0, y + 0.35, 0.6, y + 0.15, 0.6], -1.3, 1.1, M.wood);
    s.cylinder('x', [-2.6, 0, z], 0.34, 1.8, M.steel);
    s.lathe('x', [-0.9, 0, z], [0, 0.52, 0.9, 0.62, 1, 0.6], tone(bronze, -0.05), {
      box: [-0.9, 0.1, -0.5, 0.5, z - 0.5, z + 0.5],
    });
    s.group(() => {
      for (let k = 0; k < n; k++) {
        const ring = blade(R, k, n).map((v, i) => (i % 2 ? v + z : v));
        s.prism('x', ring, -0.25, -0.05, k % 2 ? tone(bronze, 0.02) : bronze);
        const a = (k / n) * TAU + 0.4;
        const at = (r: number, d: number): number[] => [-0.04, R * r * Math.cos(a + d), z + R * r * Math.sin(a + d)];
        s.strap([...at(0.25, 0), ...at(0.5, 0.02), ...at(0.75, 0.09), ...at(0.95, 0.15)], tone(bronze, -0.16), 0);
      }
      s.lathe('x', [-0.1, 0, z], [0, 0.62, 0.4, 0.6, 0.8, 0.42, 1.1, 0.1], tone(bronze, 0.03));
    }, [0.1, 1, -R, R, 0.3, z + R]);
  },
  'deck-winch': (s) => {
    const { c } = s;
    const R = s.vary(1.1, 1.35);
    const z = R + 0.5;
    const drums = s.pick(1, 2, 1);
    const w = s.vary(1.9, 2.4);
    const L = drums * (w + 0.3) + 2.6;
    s.box(-L / 2, -1.5, 0, L, 3, 0.25, M.iron);
    let x = -L / 2 + 0.3;
    motor(s, 'x', [x - 1.2, -0.2, z], 0.6, 1.3, s.acc);
    s.box(x - 0.9, -0.6, 0.25, 0.8, 0.8, z - 0.85, M.iron);
    s.box(x, -0.9, 0.25, 1.1, 1.8, z + 0.5, c, {
      left: [panel(0.12, 0.1, 0.88, 0.9, tone(c, -0.04)), bolts(0.55, z * 0.55, 0.42, 8, 0.05, M.dark)],
    });
    x += 1.1;
    for (let k = 0; k < drums; k++) {
      const turns = Array.from({ length: 10 }, (_, i) => 0.2 + (i * w) / 10).flatMap((t) => [
        t,
        R * 0.66,
        t + w * 0.05,
        R * 0.7,
      ]);
      s.lathe(
        'x',
        [x, 0, z],
        [0, R, 0.2, R, M.galvanised, 0.2, R * 0.66, ...turns, c, w + 0.2, R * 0.66, w + 0.2, R, w + 0.4, R],
        c,
        { face: [bolts(0, 0, R * 0.75, 8, 0.07, M.dark), disc(0, 0, R * 0.4, tone(c, -0.08))] },
      );
      for (const y of [-1.2, 0.9])
        s.box(x + w / 2, y, 0.25, 0.3, 0.3, z - R * 0.7, c, {
          box: [x + w / 2, x + w / 2 + 0.3, y, y + 0.3, 0.25, 0.6],
        });
      x += w + 0.4;
    }
    s.prism('x', [-0.7, 0.25, 0.7, 0.25, 0.45, z + 0.5, -0.45, z + 0.5], x, x + 0.35, c);
    s.lathe('x', [x + 0.35, 0, z], [0, 0.4, 0.1, 0.65, 0.5, 0.42, 0.8, 0.45, 1, 0.62, 1.1, 0.62], M.steel, {
      face: [disc(0, 0, 0.4, M.iron)],
    });
    s.pipe([x - w / 2 - 0.2, R * 0.66, z, x - w / 2, 2.6, 0.35, x - w / 2 + 0.4, 3.6, 0.1], 0.1, M.galvanised);
    if (s.variant === 2)
      s.prism('z', [-L / 2 + 0.4, 1.5, -L / 2 + 1, 1.5, -L / 2 + 1, 1.9, -L / 2 + 0.4, 1.9], 0.25, 1.7, s.acc, {
        face: [disc(-L / 2 + 0.7, 1.7, 0.14, M.red)],
      });
  },
};
