import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Phrase } from '@/lib/chat/phrase/schema';
import { type Locale, locales } from '@/lib/platform/i18n/site';

/** Words, a phrase, or a card of the product, request or quotation that a conversation is about. */
export type Content = string | Phrase;
/** What the buyer or the supplier says: in the buyer’s language, or in English. */
export type Speech = [who: 'b' | 's', content: Content | { en: Content }];
/** A conversation of the demo’s buyer of its language with a demo company. */
export type TalkSeed = {
  key: string;
  locale: Locale;
  /** a key of the companies */
  company: string;
  /** a key of the requests of the same language: of the request and quotation cards */
  request?: string;
  /** of the product card */
  model?: string;
  /** minutes from the last message to the moment of loading */
  ends: number;
  /** whether what was said last is not read yet */
  unread?: boolean;
  /** whether the supplier’s salesperson writes instead of the owner */
  by?: 'sales';
  /** what is said; a number is how many days pass */
  lines: (Speech | number)[];
};

/** A message: `before` is how long before the moment of loading it was written, in milliseconds. */
export type Line = { side: 'purchaser' | 'supplier'; locale: Locale; content: Content; model?: string; before: number };
/** A conversation as it is loaded, its messages in their order. */
export type Talk = Omit<TalkSeed, 'lines'> & { lines: Line[] };

/** What a long-standing customer and its supplier write about; every value has one form, or one in each of their languages. */
type CustomerSeed = {
  /** of its products */
  models: string[];
  values: Record<string, (string | { es: string; en: string })[]>;
  exchanges: Speech[][];
};

/** Who says what, and in which language. */
export const speechOf = ([who, content]: Speech, locale: Locale): Pick<Line, 'side' | 'locale' | 'content'> => ({
  side: who === 'b' ? 'purchaser' : 'supplier',
  ...(typeof content !== 'string' && 'en' in content ? { locale: 'en', content: content.en } : { locale, content }),
});

const read = (name: string) => JSON.parse(readFileSync(resolve('lib/demo/data/chat', `${name}.json`), 'utf8'));

/** The conversations of the demo but for the longest, language by language. */
export const readTalkSeeds = (): TalkSeed[] =>
  locales.flatMap((locale) => {
    const { items }: { items: Omit<TalkSeed, 'locale'>[] } = read(`talk.${locale}`);
    return items.map((item) => ({ ...item, locale }));
  });

/** What the longest conversation is put together from. */
export const readCustomer = (): CustomerSeed => read('customer.es');
