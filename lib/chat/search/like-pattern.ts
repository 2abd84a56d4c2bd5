/** What `ilike` compares with to find a word anywhere in a text. */
export const like = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;
