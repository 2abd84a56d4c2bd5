import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { membershipKey } from '@/lib/content/help-topic';
import { contentHref, type NewsChannel, newsChannels } from '@/lib/content/href';
import { countryHref } from '@/lib/country/href';
import { type Channel, type CountryPageKind, config } from '@/lib/platform/config';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';

/** A portal page backed by a row: `what` it shows, by id or key; 0 or '' if it has none. */
export type PortalPage = { what: string; id: number; key: string; sub: string };

const channelsOf = (locale: Locale) => {
  // All videos are on one page.
  const without: readonly string[] = ['video', ...(locale === defaultLocale ? [] : config.content.zhOnly)];
  return config.content.channels.filter((channel) => !without.includes(channel));
};

/** Rows of a site's search with a text in its language, and when their subject last changed. */
const texts = (locale: Locale): SQL => sql`(
    select s.*, x.updated_at, x.key from portal_search s join content x on s.kind = 'content' and x.id = s.subject_id
      where s.locale = ${locale} and s.translated and s.channel in ${channelsOf(locale)}
    union all select s.*, x.updated_at, null from portal_search s join tender x on s.kind = 'tender' and x.id = s.subject_id
      where s.locale = ${locale} and s.translated
    union all select s.*, x.updated_at, null from portal_search s join directory_entry x on s.kind = 'directory' and x.id = s.subject_id
      where s.locale = ${locale} and s.translated
    union all select s.*, x.updated_at, null from portal_search s join purchase_request x on s.kind = 'purchase' and x.id = s.subject_id
      where s.locale = ${locale} and s.translated and s.deadline_at > now())`;

/** SQL: exhibitors of the newest fair, on a site. */
const exhibitors = (locale: Locale): SQL => sql`fair_exhibitor e join company_search s on s.company_id = e.company_id
    and s.locale = ${locale} join company c on c.id = e.company_id and e.fair_id = (select id from fair order by starts_on desc, id desc limit 1)`;

const withLists = [...newsChannels, 'tender'];

/**
 * SQL: portal pages of a site except those with fixed URLs, each with `changed`: its own last change, or that of the
 * newest item listed.
 */
export const portalPages = (locale: Locale): SQL => sql`
  select channel as what, subject_id as id, coalesce(key, '') as key, sub, updated_at as changed from ${texts(locale)} own where channel <> 'directory' and key is distinct from ${membershipKey}
  union all select channel || 'Country', 0, lower(code), '', max(updated_at) from ${texts(locale)} own
    cross join unnest(country_codes) as code where channel in ${withLists} or channel = 'directory' group by 1, 3
  union all select channel || 'Category', member, '', '', max(updated_at) from ${texts(locale)} own
    cross join unnest(category_ids) as member where channel in ${withLists} and channel <> 'tender' group by 1, 2
  union all select 'tenderCategory', 0, division, '', max(updated_at) from ${texts(locale)} own where channel = 'tender' group by 3
  union all select channel || 'Way', 0, sub, '', max(updated_at) from ${texts(locale)} own where channel in ('tender', 'info') group by 1, 3
  union all select channel || 'Hotword', member, '', '', max(updated_at) from ${texts(locale)} own
    cross join unnest(keyword_ids) as member join keyword_translation t on t.keyword_id = member and t.locale = ${locale}
    where channel in ${withLists} group by 1, 2
  union all select 'fairCountry', 0, lower(c.country_code), '', max(c.updated_at) from ${exhibitors(locale)} group by 3
  union all select 'fairCategory', member, '', '', max(c.updated_at) from ${exhibitors(locale)}
    cross join unnest(s.category_ids) as member group by 2
  union all select 'country', 0, lower(at.code), '', (select max(changed) from (
      select max(c.updated_at) as changed from company c where c.country_code = at.code and c.status = 'normal'
      union all select max(x.updated_at) from tender x where x.country_code = at.code
      union all select max(x.updated_at) from country_page x where x.country_code = at.code) last) from country at
  union all select 'countryText', 0, lower(x.country_code), x.kind, x.updated_at from country_page x
    join country_page_translation t on t.country_code = x.country_code and t.kind = x.kind and t.locale = ${locale}`;

/** The path of such a page. */
export function portalPath({ what, id, key, sub }: PortalPage): string {
  if (what === 'purchase') return href('purchaseDetail', { id });
  if (what === 'tender') return href('tenderDetail', { id });
  if (what === 'help') return href('helpTopic', { topic: key });
  if (what === 'about') return href('aboutDetail', { nav: key });
  if (what === 'country') return countryHref(key, 'overview');
  if (what === 'countryText') return countryHref(key, sub as CountryPageKind);
  if (what === 'directoryCountry' || what === 'tenderCountry' || what === 'fairCountry')
    return href(what, { country: key });
  if (what === 'fairCategory') return href(what, { cate: id });
  if (what === 'tenderCategory') return href(what, { cate: key });
  if (what === 'tenderWay' || what === 'infoWay') return href(what, { way: key });
  if (what.endsWith('Country')) return href(what as `${NewsChannel}Country`, { country: key });
  if (what.endsWith('Category')) return href(what as `${NewsChannel}Category`, { cate: id });
  if (what.endsWith('Hotword')) return href(what as `${NewsChannel}Hotword`, { id });
  return contentHref({ id, channel: what as Channel, sub });
}
