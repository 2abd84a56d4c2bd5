import { formatList } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { type ListState, stateQuery } from '@/lib/platform/routes/list-state';
import { listCategories, listCountries } from '@/lib/reference/queries';
import { type FeedName, feedKeys, feedTitle } from './types';

/** A feed's filters as text, in the site's language. */
async function filterNames(locale: Locale, name: FeedName, state: ListState): Promise<string[]> {
  const { country, continent, cate, way, division, open, incoterm } = state;
  if (!stateQuery(feedKeys(name), state)) return [];
  const t = await translator(locale);
  const [countries, categories] = [await listCountries(locale), await listCategories(locale)];
  const nodes = categories.flatMap((one) => [one, ...one.children]);
  return [
    ...country.flatMap((code) => countries.find((one) => one.code === code.toUpperCase())?.name ?? []),
    ...(continent ? [t(`list.continent.${continent}`)] : []),
    ...cate.flatMap((id) => nodes.find((one) => one.id === id)?.name ?? []),
    ...(way ? [t(`tender.way.${way}`)] : []),
    ...(division ? [t(`tender.category.${division}`)] : []),
    ...(open ? [t('tender.openOnly')] : []),
    ...(incoterm ? [incoterm] : []),
  ];
}

/** A feed's title: section, keyword and filters, and the site. */
export async function feedTitleOf(locale: Locale, name: FeedName, state: ListState, keyword: string): Promise<string> {
  const t = await translator(locale);
  const section = t(feedTitle(name));
  const filters = [
    ...(keyword ? [t('feed.word', { word: keyword })] : []),
    ...(await filterNames(locale, name, state)),
  ];
  const title = filters.length > 0 ? t('feed.filtered', { section, filters: formatList(locale, filters) }) : section;
  return t('feed.title', { section: title, site: t('site.name') });
}
