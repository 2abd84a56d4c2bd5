/** A translator for keys built at run time. */
export type DynamicTranslator = {
  (key: string, values?: Record<string, string | number>): string;
  has: (key: string) => boolean;
  /** the same of a text with tags */
  markup: (key: string, values: Record<string, string | number | ((chunks: string) => string)>) => string;
};

/**
 * A translator for keys unknown to the type checker. Typing all keys takes minutes to compile, and the messages check
 * only finds missing keys that are literals: use `has` if a key may be missing.
 */
export const dynamicTranslator = (t: { has: (key: never) => boolean }): DynamicTranslator => t as DynamicTranslator;
