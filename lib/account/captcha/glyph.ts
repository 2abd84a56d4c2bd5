/** Characters that are hard to confuse, as polylines in a 20 × 30 box; curves are short segments. */
const drawn: Readonly<Record<string, string>> = {
  A: '0,30 10,0 20,30|4,19 16,19',
  C: '19,6 14,1 7,1 2,6 0,15 2,24 7,29 14,29 19,24',
  E: '19,0 1,0 1,30 19,30|1,15 15,15',
  F: '19,0 1,0 1,30|1,15 15,15',
  H: '1,0 1,30|19,0 19,30|1,15 19,15',
  J: '16,0 16,23 13,29 6,29 2,24',
  K: '1,0 1,30|19,0 1,17|7,12 19,30',
  L: '2,0 2,30 18,30',
  M: '0,30 1,0 10,18 19,0 20,30',
  N: '1,30 1,0 19,30 19,0',
  P: '1,30 1,0 13,0 18,4 18,12 13,16 1,16',
  R: '1,30 1,0 13,0 18,4 18,11 13,15 1,15|10,15 19,30',
  T: '0,0 20,0|10,0 10,30',
  U: '1,0 1,22 5,28 10,30 15,28 19,22 19,0',
  V: '0,0 10,30 20,0',
  W: '0,0 4,30 10,10 16,30 20,0',
  X: '1,0 19,30|19,0 1,30',
  Y: '0,0 10,15 20,0|10,15 10,30',
  3: '2,3 8,0 15,2 17,8 13,13 8,14 14,15 19,20 17,27 10,30 2,27',
  4: '14,30 14,0 0,20 20,20',
  6: '16,1 8,5 2,14 1,22 5,29 12,30 18,25 17,18 11,15 4,18 2,22',
  7: '0,0 20,0 8,30',
  9: '17,9 14,13 8,14 2,11 1,5 6,0 13,0 18,5 17,16 11,25 4,29',
};

export type Point = readonly [number, number];
export const captchaSigns = Object.keys(drawn);

/** The polylines of a character; empty if it is not in the set. */
export const linesOf = (sign: string): Point[][] =>
  (drawn[sign] ?? '').split('|').map((line) =>
    line.split(' ').map((pair) => {
      const [x = 0, y = 0] = pair.split(',').map(Number);
      return [x, y] as const;
    }),
  );
