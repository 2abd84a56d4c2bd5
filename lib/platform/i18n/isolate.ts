/** A text that keeps its own direction from left to right inside a sentence of any: a number, an address. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** A text written by somebody, which keeps the direction of its own first letter inside a sentence of any. */
export const quoted = (text: string): string => `\u2068${text}\u2069`;
