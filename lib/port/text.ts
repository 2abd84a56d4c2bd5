import type { Locale } from '@/lib/platform/i18n/site';
import written from './data/name.json';
import { foldName } from './rules';

type Script = 'zh' | 'ru' | 'ar';

/** The principal ports of trade as Chinese, Russian and Arabic write them, by UN/LOCODE; the United Nations list Latin names alone. */
const names: Partial<Record<string, Record<Script, string>>> = written;
const folded = Object.entries(written).map(([code, of]) => ({ code, words: Object.values(of).map(foldName) }));

const hasScript = (locale: Locale): locale is Script => locale === 'zh' || locale === 'ru' || locale === 'ar';

/** A port's name as a language writes it; undefined where it has none of its own. */
export const portText = (locale: Locale, code: string): string | undefined =>
  hasScript(locale) ? names[code]?.[locale] : undefined;

/** The codes of the ports that words name in any of these scripts, whole names first. */
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
