import { db } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/site';
import { tagged } from '@/lib/pagestore/tagged';
import { type Alternatives, findAlternatives, type Ground } from './alternative';
import { channelTags, searchedChannels } from './channel-group';

/** What a search looks through: one kind of thing, one channel of the portal, or the whole site. */
export type Searched = 'product' | 'company' | 'all' | { channel: string };

const groundOf = (searched: Searched, locale: Locale): Ground => {
  if (searched === 'all')
    return { product: true, company: true, channels: ['tender', ...searchedChannels(locale), 'directory'] };
  return typeof searched === 'string' ? { [searched]: true } : { channels: [searched.channel] };
};

/** What may be looked for instead of a keyword that finds nothing. */
export const readAlternatives = (locale: Locale, searched: Searched, keyword: string): Promise<Alternatives> => {
  const ground = groundOf(searched, locale);
  const tags = ['product-list', 'company-list', ...(ground.channels ? channelTags(locale) : [])];
  return tagged(tags, ['alternatives', locale, JSON.stringify(searched), keyword], () =>
    findAlternatives(db(), ground, locale, keyword),
  );
};
