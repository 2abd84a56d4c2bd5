import { createHash } from 'node:crypto';

/** Draws that depend on a key alone, so that every load makes the same catalogue. */
export type Draw = {
  /** a number in [0, 1) */
  next: () => number;
  /** a whole number in [low, high] */
  between: (low: number, high: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** `count` different members in their given order */
  some: <T>(list: readonly T[], count: number) => T[];
};

/** A seeded generator (mulberry32) for `key`. */
export function draw(key: string): Draw {
  let state = createHash('sha256').update(key).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    between,
    pick: (list) => list[between(0, list.length - 1)] as (typeof list)[number],
    some: (list, count) => {
      const left = list.map((_, index) => index);
      const taken: number[] = [];
      while (taken.length < count && left.length) taken.push(...left.splice(between(0, left.length - 1), 1));
      return taken.sort((a, b) => a - b).map((index) => list[index] as (typeof list)[number]);
    },
  };
}
