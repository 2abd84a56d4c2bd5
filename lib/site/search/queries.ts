import 'server-only';
import { listHotKeywords } from '@/lib/content/keyword/queries';
import { config } from '@/lib/platform/config';
import { database } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { allowedWords, hotWords, propose } from '@/lib/search/suggestion';
import type { Proposal, ProposedScope } from '@/lib/search/types';
import { listOpenSectors } from '@/lib/tender/queries';

/**
 * Completions for a site's search box, each with the name of its kind
 * (docs/domain.md, Search and sorting).
 */
export async function listSuggestions(
  locale: Locale,
  scope: ProposedScope,
  typed: string,
): Promise<(Proposal & { label: string })[]> {
  const found = await propose(database(), locale, scope, typed);
  const t = await translator(locale);
  return found.map((one) => ({ ...one, label: one.kind === 'term' ? '' : t(`search.kind.${one.kind}`) }));
}

/** Words from a section's content: for news its hot keywords, for tenders the sectors with most open ones. */
async function sectionWords(locale: Locale, scope: ProposedScope): Promise<string[]> {
  const limit = config.list.hotWord;
  if (scope === 'tender') return allowedWords(database(), locale, 'tender', await listOpenSectors(locale, limit));
  if (scope !== 'news' && scope !== 'innovation') return [];
  const words = await listHotKeywords(locale, scope === 'news' ? 'shortnews' : scope, limit);
  return allowedWords(
    database(),
    locale,
    'news',
    words.map(({ name }) => name),
  );
}

/** Terms beside a site's empty search box: pinned and frequent ones, then the section's own. */
export async function listHotWords(locale: Locale, scope: ProposedScope): Promise<string[]> {
  const searched = await hotWords(database(), locale, scope);
  if (searched.length >= config.list.hotWord) return searched;
  const words = [...searched, ...(await sectionWords(locale, scope))];
  return [...new Map(words.map((word) => [word.toLowerCase(), word])).values()].slice(0, config.list.hotWord);
}
