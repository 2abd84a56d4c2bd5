/** Messages by keys that are put together when it runs. */
export type DynamicTranslator = {
  (key: string, values?: Record<string, string | number>): string;
  has: (key: string) => boolean;
  /** the same of a text with tags */
  markup: (key: string, values: Record<string, string | number | ((chunks: string) => string)>) => string;
};

/**
 * A translator for keys that no type can name. The types of all keys at once take the compiler minutes, and the check of
 * the messages finds those that are missing only where the key is written out: ask `has` where that is not certain.
 */
export const dynamic = (t: { has: (key: never) => boolean }): DynamicTranslator => t as DynamicTranslator;
