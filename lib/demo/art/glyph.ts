// Strokes between x 34-66 and y 28-70, drawn as lines so that no font is needed.
const STROKES: Readonly<Record<string, string>> = {
  A: 'M33 70L50 28L67 70M39 56H61',
  B: 'M36 28V70H53a11.5 11.5 0 0 0 0-23H36M36 28H51a9.5 9.5 0 0 1 0 19',
  C: 'M66 36A21 21 0 1 0 66 62',
  D: 'M36 28V70H46a21 21 0 0 0 0-42z',
  E: 'M65 28H37V70H65M37 49H60',
  F: 'M65 28H37V70M37 49H60',
  G: 'M66 36A21 21 0 1 0 69 52H53',
  H: 'M35 28V70M65 28V70M35 49H65',
  I: 'M50 28V70M40 28H60M40 70H60',
  J: 'M61 28V57a12.5 12.5 0 0 1-25 0',
  K: 'M37 28V70M65 28L37 52M46 45L66 70',
  L: 'M38 28V70H65',
  M: 'M32 70V28L50 54L68 28V70',
  N: 'M35 70V28L65 70V28',
  O: 'M50 28A21 21 0 1 1 49.9 28z',
  P: 'M37 70V28H53a12 12 0 0 1 0 24H37',
  Q: 'M50 28A21 21 0 1 1 49.9 28zM56 57L68 72',
  R: 'M37 70V28H53a12 12 0 0 1 0 24H37M52 52L65 70',
  S: 'M64 35C58 25 37 27 38 39C39 51 64 46 63 60C62 73 40 73 35 63',
  T: 'M33 28H67M50 28V70',
  U: 'M36 28V54a14 14 0 0 0 28 0V28',
  V: 'M33 28L50 70L67 28',
  W: 'M28 28L39 70L50 38L61 70L72 28',
  X: 'M35 28L65 70M65 28L35 70',
  Y: 'M34 28L50 49L66 28M50 49V70',
  Z: 'M36 28H64L36 70H64',
};

/** Path data of a Latin capital in a box of 100 x 100, or undefined for any other sign. */
export function glyph(letter: string): string | undefined {
  return STROKES[letter.normalize('NFD').slice(0, 1).toUpperCase()];
}
