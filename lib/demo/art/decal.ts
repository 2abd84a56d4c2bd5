import { type Colour, hex, material, shade, tone } from './colour';
import { arc, type Pair, type Point, pairs, TAU } from './geometry';

/** One thing to paint, in world coordinates; widths in pixels at 800 x 600, `thickness` and `radius` in world units. */
export type Shape =
  | { type: 'outline'; rings: readonly (readonly Point[])[]; width: number }
  | { type: 'polygon'; points: readonly Point[]; fill: string; stroke?: string; width?: number; opacity?: number }
  | {
      type: 'line';
      points: readonly Point[];
      stroke: string;
      width: number;
      thickness?: number;
      round?: boolean;
      opacity?: number;
    }
  | { type: 'circle'; center: Point; radius: number; fill: string; stroke?: string; width?: number };

/** A flat face to draw on: `at` maps its own coordinates, `w` and `h` are its sizes. */
export type Face = { at: (u: number, v: number) => Point; normal: Point; colour: Colour; w: number; h: number };
export type Decal = (face: Face) => Shape[];
type Look = { width?: number; bare?: boolean };

/** A polygon from a flat list of face coordinates. */
export function poly(flat: readonly number[], c: Colour, look: Look = {}): Decal {
  return (face) => {
    const own = shade(c, face.normal);
    const shape = { type: 'polygon' as const, points: pairs(flat).map(([u, v]) => face.at(u, v)), fill: hex(own) };
    return [look.bare ? shape : { ...shape, stroke: hex(tone(own, -0.18)), width: look.width ?? 0.9 }];
  };
}

/** A rectangle in world units. */
export function rect(u: number, v: number, w: number, h: number, c: Colour, look?: Look): Decal {
  return poly([u, v, u + w, v, u + w, v + h, u, v + h], c, look);
}

/** A rectangle in fractions of the face. */
export function panel(u0: number, v0: number, u1: number, v1: number, c: Colour, look?: Look): Decal {
  return (face) => rect(u0 * face.w, v0 * face.h, (u1 - u0) * face.w, (v1 - v0) * face.h, c, look)(face);
}

/** A filled circle in world units. */
export function disc(u: number, v: number, r: number, c: Colour, look?: Look): Decal {
  return poly(arc(u, v, r, 0, TAU * (29 / 30), 29), c, look);
}

/** A ring of `n` small discs of radius `r` on a circle of radius `radius`. */
export function bolts(u: number, v: number, radius: number, n: number, r: number, c: Colour): Decal {
  const angles = Array.from({ length: n }, (_, i) => ((i + 0.5) / n) * TAU);
  return all(angles.map((a) => disc(u + radius * Math.cos(a), v + radius * Math.sin(a), r, c, { width: 0.5 })));
}

/** Several decals as one. */
export function all(decals: readonly Decal[]): Decal {
  return (face) => decals.flatMap((decal) => decal(face));
}

/** `n` decals, one for each index. */
export function each(n: number, make: (i: number) => Decal): Decal {
  return all(Array.from({ length: n }, (_, i) => make(i)));
}

/** A line through a flat list of face coordinates. */
export function stroke(flat: readonly number[], c: Colour = material.dark, width = 1, opacity = 0.8): Decal {
  return (face) => [
    {
      type: 'line',
      points: pairs(flat).map(([u, v]) => face.at(u, v)),
      stroke: hex(shade(c, face.normal)),
      width,
      opacity,
    },
  ];
}

/** Separate segments, four numbers each. */
export function segments(flat: readonly number[], c?: Colour, width?: number): Decal {
  const ends: Decal[] = [];
  for (let i = 0; i + 3 < flat.length; i += 4) ends.push(stroke(flat.slice(i, i + 4), c, width));
  return all(ends);
}

/** A field of slats; corners in fractions of the face. */
export function louvres(u0: number, v0: number, u1: number, v1: number, n: number, c?: Colour, upright = false): Decal {
  return (face) => {
    const own = c ?? tone(face.colour, -0.13);
    const line = hex(tone(shade(own, face.normal), -0.14));
    const at = (u: number, v: number): Point => face.at(u * face.w, v * face.h);
    const slats = Array.from({ length: n - 1 }, (_, i): Shape => {
      const t = (i + 1) / n;
      const u = u0 + (u1 - u0) * t;
      const v = v0 + (v1 - v0) * t;
      return {
        type: 'line',
        points: upright ? [at(u, v0), at(u, v1)] : [at(u0, v), at(u1, v)],
        stroke: line,
        width: 1.3,
      };
    });
    return [...panel(u0, v0, u1, v1, own)(face), ...slats];
  };
}

/** A grid of cells; corners in fractions of the face. */
export function grid(corner: Corners, nx: number, ny: number, c: (i: number, j: number) => Colour): Decal {
  const [u0, v0, u1, v1] = corner;
  const [w, h] = [(u1 - u0) / nx, (v1 - v0) / ny];
  return each(nx * ny, (k) => {
    const [i, j] = [k % nx, Math.floor(k / nx)];
    const [u, v] = [u0 + w * (i + 0.06), v0 + h * (j + 0.06)];
    return panel(u, v, u + w * 0.88, v + h * 0.88, c(i, j), { width: 0.7 });
  });
}
type Corners = readonly [number, number, number, number];

/** `n` upright pressed ribs between two fractions of the face. */
export function ribs(n: number, c?: Colour, width = 1.2, from = 0, to = 1): Decal {
  return (face) => {
    const own = shade(c ?? face.colour, face.normal);
    return Array.from({ length: n + 1 }, (_, i) => (from + ((to - from) * i) / n) * face.w).flatMap((u): Shape[] => {
      const line = (at: number, d: number): Shape => ({
        type: 'line',
        points: [face.at(at, 0), face.at(at, face.h)],
        stroke: hex(tone(own, d)),
        width,
      });
      return [line(u, -0.12), line(Math.min(to * face.w, u + (face.w * 0.25) / n), 0.07)];
    });
  };
}

/** Slanted warning stripes; corners in fractions of the face. */
export function hazard(u0: number, v0: number, u1: number, v1: number, n: number, c: Colour = material.amber): Decal {
  return (face) => {
    const step = ((u1 - u0) / n) * face.w;
    const [low, high] = [v0 * face.h, v1 * face.h];
    const stripe = (i: number): Decal => {
      const u = u0 * face.w + i * step;
      return poly([u, low, u + step * 0.5, low, u + step, high, u + step * 0.5, high], material.dark, { bare: true });
    };
    return [...panel(u0, v0, u1, v1, c)(face), ...each(n, stripe)(face)];
  };
}

/** Tread lugs around a wheel's face. */
export function treads(r: number, n: number): Decal {
  return (face) =>
    Array.from({ length: n }, (_, i) => (i / n) * TAU).map((a) => ({
      type: 'line',
      points: [
        face.at(r * 0.74 * Math.cos(a), r * 0.74 * Math.sin(a)),
        face.at(r * Math.cos(a + 0.12), r * Math.sin(a + 0.12)),
      ],
      stroke: '#15181e',
      width: 2.2,
    }));
}

/** A maker's plate without words, in one of three shapes. */
export function badge(u: number, v: number, size: number, c: Colour, shape = 0): Decal {
  const thin = { width: 0.6 };
  if (shape % 3 === 1) return disc(u + size * 0.5, v + size * 0.5, size * 0.5, c, thin);
  if (shape % 3 === 2) {
    const [w, h] = [size * 1.8, size * 0.8];
    return poly([u, v, u + size * 1.4, v, u + w, v + h, u + size * 0.4, v + h], c, thin);
  }
  const bar = rect(u + size * 0.2, v + size * 0.22, size * 1.2, size * 0.26, material.white, { bare: true });
  return all([rect(u, v, size * 2.2, size * 0.7, c, thin), bar]);
}

/** A fan behind a guard: ring, `n` blades, hub. */
export function fan(u: number, v: number, r: number, n = 6): Decal {
  const blade = (i: number): Decal => {
    const a = (i / n) * TAU + 0.3;
    const at = (k: number, turn: number): Pair => [u + r * k * Math.cos(a + turn), v + r * k * Math.sin(a + turn)];
    return poly([...at(0.15, 0), ...at(0.82, -0.1), ...at(0.85, 0.55)], material.iron, { width: 0.5 });
  };
  return all([
    disc(u, v, r, material.iron),
    disc(u, v, r * 0.87, material.black),
    each(n, blade),
    disc(u, v, r * 0.22, material.steel),
  ]);
}

/** A lit display with a few rows of coloured marks; corners in fractions of the face. */
export function display(u0: number, v0: number, u1: number, v1: number, c: Colour): Decal {
  const [w, h] = [u1 - u0, v1 - v0];
  const bare = { bare: true };
  return all([
    panel(u0, v0, u1, v1, material.screen),
    panel(u0 + w * 0.1, v0 + h * 0.66, u0 + w * 0.62, v0 + h * 0.84, c, bare),
    panel(u0 + w * 0.1, v0 + h * 0.4, u0 + w * 0.86, v0 + h * 0.5, material.steel, bare),
    panel(u0 + w * 0.1, v0 + h * 0.16, u0 + w * 0.5, v0 + h * 0.27, material.led, bare),
  ]);
}

/** A round gauge with a white dial and a pointer. */
export function gauge(u: number, v: number, r: number): Decal {
  return all([
    disc(u, v, r, material.dark),
    disc(u, v, r * 0.8, material.white),
    stroke([u, v, u + r * 0.5, v + r * 0.4], material.red, 1.6),
  ]);
}
