/** An `ilike` pattern matching a word anywhere in a text. */
export const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
