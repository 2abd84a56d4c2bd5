import { plain } from '@/lib/platform/i18n/fold';
import type { Locale } from '@/lib/platform/i18n/site';
import { correctableWords, proposals, type SourceKind } from './source';

/** A text to take words from, and the weight of suggesting it. */
export type WeightedText = { name: string; terms: string; weight: number };
type Word = { locale: Locale; word: string; shown: string; count: number };
type Proposed = { locale: Locale; scope: 'product' | 'company'; text: string; weight: number };
type Count = { words: Map<string, Word>; proposed: Map<string, Proposed> };

export const emptyCount = (): Count => ({ words: new Map(), proposed: new Map() });

/** Adds the words and suggestions of a text `times` times; negative to remove it. */
export function addTexts(count: Count, kind: SourceKind, locale: Locale, text: WeightedText, times: number): void {
  for (const shown of correctableWords(`${text.name} ${text.terms}`, locale)) {
    const word = plain(shown);
    const key = `${locale} ${word}`;
    const known = count.words.get(key);
    if (known) known.count += times;
    else count.words.set(key, { locale, word, shown, count: times });
  }
  for (const { scope, text: proposed } of proposals(kind, locale, text.name, text.terms)) {
    const key = `${locale} ${scope} ${proposed}`;
    const known = count.proposed.get(key);
    const weight = text.weight * times;
    if (known) known.weight += weight;
    else count.proposed.set(key, { locale, scope, text: proposed, weight });
  }
}
