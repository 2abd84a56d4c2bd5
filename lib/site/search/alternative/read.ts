import 'server-only';
import { database } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import { cachedRead } from '@/lib/platform/pagestore/cached-read';
import { type Alternatives, findAlternatives, type Ground, type OwnGround } from '@/lib/search/alternative';
import { channelTags, searchedChannels } from '@/lib/site/search/channel/queries';

/** A search's scope: a kind of item, a channel of the portal, the whole site, or a noun's own. */
export type Searched = 'product' | 'company' | 'all' | { channel: string } | OwnGround;

const groundOf = (searched: Searched, locale: Locale): Ground => {
  if (searched === 'all')
    return { product: true, company: true, channels: ['tender', ...searchedChannels(locale), 'directory'] };
  if (typeof searched === 'string') return { [searched]: true };
  return 'ground' in searched ? searched.ground : { channels: [searched.channel] };
};

/** Alternatives to a keyword without results. */
export const readAlternatives = (locale: Locale, searched: Searched, keyword: string): Promise<Alternatives> => {
  const ground = groundOf(searched, locale);
  const own = typeof searched === 'object' && 'ground' in searched ? searched : null;
  const tags = ['product-list', 'company-list', ...(ground.channels ? channelTags(locale) : []), ...(own?.tags ?? [])];
  return cachedRead(tags, ['alternatives', locale, own?.key ?? JSON.stringify(searched), keyword], () =>
    findAlternatives(database(), ground, locale, keyword),
  );
};

type Nearest<T> = { items: T[]; popular: boolean };

/** Drops the popular items if the keyword names categories, which are more relevant. */
export async function nearOnly<T>(
  locale: Locale,
  searched: Searched,
  keyword: string,
  nearest: Nearest<T>,
): Promise<Nearest<T>> {
  const { categoryIds } = nearest.popular ? await readAlternatives(locale, searched, keyword) : { categoryIds: [] };
  return categoryIds.length > 0 ? { items: [], popular: false } : nearest;
}
