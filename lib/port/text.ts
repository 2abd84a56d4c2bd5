import type { Locale } from '@/lib/platform/i18n/site';
import written from './data/name.json';
import { foldName } from './rules';

type Script = 'zh' | 'ru' | 'ar';

/** Chinese, Russian and Arabic names of major ports by UN/LOCODE; the official list only has Latin names. */
const names: Partial<Record<string, Record<Script, string>>> = written;
const folded = Object.entries(written).map(([code, of]) => ({ code, words: Object.values(of).map(foldName) }));

const hasScript = (locale: Locale): locale is Script => locale === 'zh' || locale === 'ru' || locale === 'ar';

/** A port's name in a language; undefined if it has none of its own. */
export const portText = (locale: Locale, code: string): string | undefined =>
  hasScript(locale) ? names[code]?.[locale] : undefined;

/** Codes of ports matching in any of these scripts, exact names first. */
export function portsNamed(words: string): string[] {
  const word = foldName(words);
  if (word === '') return [];
  const place = (of: readonly string[]): number =>
    of.includes(word) ? 0 : of.some((name) => name.startsWith(word)) ? 1 : 2;
  return folded
    .filter(({ words: of }) => of.some((name) => name.includes(word)))
    .sort((one, other) => place(one.words) - place(other.words))
    .map(({ code }) => code);
}
