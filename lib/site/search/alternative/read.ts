import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { tagged } from '@/lib/platform/pagestore/tagged';
import { type Alternatives, findAlternatives, type Ground, type OwnGround } from '@/lib/search/alternative';
import { channelTags, searchedChannels } from '@/lib/site/search/channel/queries';

/** What a search looks through: one kind of thing, one channel of the portal, the whole site, or what a noun says. */
export type Searched = 'product' | 'company' | 'all' | { channel: string } | OwnGround;

const groundOf = (searched: Searched, locale: Locale): Ground => {
  if (searched === 'all')
    return { product: true, company: true, channels: ['tender', ...searchedChannels(locale), 'directory'] };
  if (typeof searched === 'string') return { [searched]: true };
  return 'ground' in searched ? searched.ground : { channels: [searched.channel] };
};

/** What may be looked for instead of a keyword that finds nothing. */
export const readAlternatives = (locale: Locale, searched: Searched, keyword: string): Promise<Alternatives> => {
  const ground = groundOf(searched, locale);
  const own = typeof searched === 'object' && 'ground' in searched ? searched : null;
  const tags = ['product-list', 'company-list', ...(ground.channels ? channelTags(locale) : []), ...(own?.tags ?? [])];
  return tagged(tags, ['alternatives', locale, own?.key ?? JSON.stringify(searched), keyword], () =>
    findAlternatives(database(), ground, locale, keyword),
  );
};

type Nearest<T> = { items: T[]; popular: boolean };

/** Without what is popular where a word names categories, which are nearer to it. */
export async function nearOnly<T>(
  locale: Locale,
  searched: Searched,
  keyword: string,
  nearest: Nearest<T>,
): Promise<Nearest<T>> {
  const { categoryIds } = nearest.popular ? await readAlternatives(locale, searched, keyword) : { categoryIds: [] };
  return categoryIds.length > 0 ? { items: [], popular: false } : nearest;
}
