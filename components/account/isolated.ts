/** A text that keeps its own direction from left to right inside a sentence of any: a number, an address. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;
