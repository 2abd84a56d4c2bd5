import { castors, type Kinds } from './assembly';
import { type Colour, colour, material as M, tone } from './colour';
import type { Scene } from './core';
import { type Decal, disc, each, louvres, panel, rect, stroke } from './decal';
import { TAU } from './geometry';

/** A curve of 60 points across a screen: `y` gives its height at 0-1. */
const trace = (u: number, v: number, w: number, y: (t: number) => number, c: Colour): Decal =>
  stroke(
    Array.from({ length: 61 }, (_, i) => i / 60).flatMap((t) => [u + t * w, v + y(t)]),
    c,
    2.4,
    1,
  );

const pulse = (t: number): number => {
  const m = (t * 4) % 1;
  if (m > 0.4 && m < 0.44) return 0.34;
  if (m >= 0.44 && m < 0.48) return -0.12;
  return m > 0.6 && m < 0.72 ? 0.07 : 0;
};
const wave = (t: number): number => 0.1 * Math.sin(t * 4 * TAU) + 0.06 * Math.sin(t * 8 * TAU);
const breath = (t: number): number => 0.09 * Math.sin(t * TAU * 2.5);

const monitor = (s: Scene, [x, y, z]: readonly [number, number, number], w: number, h: number, c: Colour): void =>
  s.box(x, y, z, w, 0.24, h, c, {
    left: [
      panel(0.04, 0.05, 0.96, 0.95, M.black),
      trace(w * 0.1, h * 0.74, w * 0.55, (t) => pulse(t) * h * 0.4, M.led),
      trace(w * 0.1, h * 0.5, w * 0.55, (t) => wave(t) * h * 0.5, M.water),
      trace(w * 0.1, h * 0.26, w * 0.55, (t) => breath(t) * h * 0.6, M.amber),
      rect(w * 0.72, h * 0.62, w * 0.18, h * 0.2, M.led, { bare: true }),
      rect(w * 0.72, h * 0.38, w * 0.18, h * 0.16, M.water, { bare: true }),
      rect(w * 0.72, h * 0.16, w * 0.13, h * 0.14, M.amber, { bare: true }),
    ],
  });

const hose = (s: Scene, flat: number[], c: Colour): void => s.pipe(flat, 0.13, c, { round: true });

/** Monitoring, anaesthesia and breathing. */
export const respiratoryKinds: Kinds = {
  'patient-monitor': (s) => {
    const c = s.pick(M.white, M.light, colour(0.9, 0.025, s.hue));
    s.box(-0.9, -1.2, 0, 1.8, 2.6, 0.14, M.iron);
    const onStand = s.variant === 1;
    if (onStand) {
      s.cylinder('z', [0, 0, 0.14], 0.16, 2.6, M.steel);
      castors(s, [-0.8, 0.8], [-1.1, 1.1], 0.13);
      s.box(-0.8, 0.2, 1.2, 1.6, 0.9, 0.55, M.light);
    }
    const z = onStand ? 2.7 : 0.14;
    const [w, h] = [s.vary(3.9, 4.5), s.vary(2.8, 3.2)];
    const k = w / 4.2;
    const bare = { bare: true };
    s.box(-w / 2, -0.55, z, w, 1.1, h, c, {
      left: [
        panel(0.025, 0.04, 0.975, 0.96, tone(c, -0.02)),
        panel(0.06, 0.16, 0.94, 0.92, M.screen),
        trace(0.4 * k, h * 0.8, 2.25 * k, pulse, colour(0.8, 0.17, 150)),
        trace(0.4 * k, h * 0.6, 2.25 * k, wave, M.water),
        trace(0.4 * k, h * 0.4, 2.25 * k, breath, M.amber),
        rect(2.95 * k, h * 0.71, 0.75, h * 0.15, colour(0.8, 0.17, 150), bare),
        rect(2.95 * k, h * 0.52, 0.75, h * 0.13, colour(0.8, 0.11, 225), bare),
        rect(2.95 * k, h * 0.33, 0.5, h * 0.11, M.amber, bare),
        rect(0.4, h * 0.2, 3.3 * k, 0.08, colour(0.4, 0.03, 250), bare),
        each(5, (i) => disc(1 + i * 0.3, 0.24, 0.085, i ? M.steel : s.c)),
        disc(3.6 * k, 0.25, 0.17, s.c),
      ],
      right: [
        louvres(0.15, 0.55, 0.85, 0.9, 6),
        each(3, (i) => disc(0.3 + i * 0.25, 0.7, 0.1, [M.red, s.c, M.green][i] ?? s.c)),
        each(3, (i) => disc(0.3 + i * 0.25, 0.7, 0.05, M.dark)),
      ],
      top: [panel(0.44, 0.25, 0.56, 0.5, M.red)],
    });
    for (const x of [-0.9, 0.65]) s.box(x, -0.25, z + h, 0.25, 0.3, 0.3, c);
    s.box(-0.9, -0.25, z + h + 0.3, 1.8, 0.3, 0.2, c);
    const x = w / 2;
    s.pipe(
      [x, 0.25, z + 0.7, x + 0.6, 0.5, z + 0.55, x + 0.8, 0.9, 0.1, x + 0.2, 1.8, 0.08, 1.4, 2.2, 0.08],
      0.055,
      M.red,
    );
    s.pipe([x, 0, z + 0.7, x + 0.8, 0.2, z + 0.4, x + 1.1, 0.8, 0.1, x + 0.8, 2, 0.08, 2.2, 2.6, 0.08], 0.055, s.c);
    s.box(1.9, 2.5, 0, 0.5, 0.3, 0.22, s.c);
  },
  ventilator: (s) => {
    const { c } = s;
    const portable = s.variant === 1;
    const base = portable ? 0.2 : 2.1;
    if (!portable) {
      for (let k = 0; k < 5; k++) {
        const a = 0.3 + k * 1.257;
        s.pipe([0, 0, 0.45, 1.25 * Math.cos(a), 1.25 * Math.sin(a), 0.3], 0.11, M.light);
        castors(s, [1.25 * Math.cos(a)], [1.25 * Math.sin(a)], 0.18);
      }
      s.cylinder('z', [0, 0, 0.45], 0.2, 1.7, M.steel);
      s.box(-0.9, -0.5, 1.1, 1.8, 1.1, 0.12, M.light);
    }
    const w = s.vary(2.2, 2.6);
    s.box(-w / 2, -0.8, base, w, 1.6, 1.4, M.white, {
      left: [
        panel(0.04, 0.06, 0.96, 0.94, tone(M.white, -0.03)),
        disc(w * 0.2, 0.5, 0.22, M.dark),
        disc(w * 0.42, 0.5, 0.22, M.dark),
        disc(w * 0.2, 0.5, 0.12, M.water),
        panel(0.6, 0.2, 0.92, 0.5, c),
        panel(0.6, 0.6, 0.92, 0.8, M.light),
      ],
      right: [louvres(0.15, 0.2, 0.85, 0.7, 7)],
    });
    const top = base + 1.4;
    s.box(-0.25, -0.3, top, 0.5, 0.4, 0.35, M.dark);
    monitor(s, [-w * 0.62, -0.25, top + 0.3], w * 1.24, s.vary(1.7, 2.1), s.pick(M.dark, c, M.light));
    const y = 0.8;
    hose(
      s,
      [
        -w * 0.3,
        y,
        base + 0.5,
        -w * 0.3,
        y + 0.8,
        base + 0.3,
        -w * 0.1,
        y + 1.6,
        base * 0.5 + 0.5,
        0.6,
        y + 1.9,
        base * 0.4 + 0.6,
      ],
      tone(M.water, 0.06),
    );
    hose(
      s,
      [
        -w * 0.08,
        y,
        base + 0.5,
        0.2,
        y + 0.9,
        base + 0.4,
        0.5,
        y + 1.4,
        base * 0.5 + 0.6,
        0.6,
        y + 1.9,
        base * 0.4 + 0.6,
      ],
      M.light,
    );
    s.pipe([0.6, y + 1.9, base * 0.4 + 0.6, 1.3, y + 2.1, base * 0.4 + 0.4], 0.15, s.acc);
    if (s.variant === 2) {
      s.lathe('z', [w / 2 + 0.35, 0.2, base - 0.2], [0, 0.34, 0.15, 0.4, 0.8, 0.36, 0.85, 0.25], tone(M.water, 0.08));
      s.box(w / 2, -0.2, base - 0.35, 0.75, 0.8, 0.2, M.dark);
    }
    if (portable) {
      for (const x of [-w * 0.4, w * 0.4]) s.pipe([x, -0.6, top, x, -0.6, top + 0.3], 0.08, M.dark);
      s.box(w * 0.7, -0.5, 0, 1, 1.2, 0.9, M.light, { left: [panel(0.15, 0.2, 0.85, 0.6, s.acc)] });
    }
  },
};
