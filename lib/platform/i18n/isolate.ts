/** Isolates left-to-right text, such as a number or address, within any sentence. */
export const isolated = (text: string): string => `\u2066${text}\u2069`;

/** Isolates user text by its own direction, within any sentence. */
export const quoted = (text: string): string => `\u2068${text}\u2069`;
