import 'server-only';
import { sql } from 'drizzle-orm';
import { contentHref } from '@/lib/content/href';
import type { Channel } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { atOffset, formatInstant, formatOffset } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';
import { emptyState, type ListState, stateQuery } from '@/lib/platform/routes/list-state';
import { isFormScope, scopeAddress } from '@/lib/platform/routes/search-scope';
import { findPortal, portalConditions } from '@/lib/portal/queries';
import { purchaseFeed } from './purchase/queries';
import { feedTitleOf } from './text';
import { type FeedFormat, type FeedName, feedKeys, feedPage, feedPath, type SiteFeed } from './types';

/** Feeds of published items; purchase requests are read separately, with contacts masked. */
type ItemFeed = Exclude<FeedName, 'purchase'>;

/** Entries of a feed. */
const max = 30;

type Row = {
  id: number;
  sub: string;
  title: string;
  summary: string;
  from: string;
  published: string;
  updated: string;
  demonstration: boolean;
  deadline: string | null;
  deadlineOffset: number | null;
  categories: string[];
};

/** The newest items matching the keyword, as in their list, with typing correction. */
async function foundIds(locale: Locale, name: ItemFeed, state: ListState, keyword: string): Promise<number[]> {
  const { way, division } = state;
  const subject = {
    ...{ channels: [name], keyword, where: sql`s.translated` },
    ...{ sub: way ?? undefined, division: division ?? undefined },
  };
  const { refs } = await findPortal(database(), locale, subject, { ...state, sort: 'latest' }, max);
  return refs.map(({ id }) => id);
}

async function newest(locale: Locale, name: ItemFeed, state: ListState, keyword: string): Promise<Row[]> {
  const ids = keyword ? await foundIds(locale, name, state, keyword) : null;
  const tender = name === 'tender';
  const table = sql.identifier(tender ? 'tender' : 'content');
  const texts = sql.identifier(tender ? 'tender_translation' : 'content_translation');
  const { way, division, open } = state;
  const { place, category } = portalConditions(state);
  const filtered = sql`${place} and ${category} ${way ? sql`and sub = ${way}` : sql``}
    ${division ? sql`and division = ${division}` : sql``} ${open ? sql`and coalesce(deadline_at > now(), true)` : sql``}
    ${ids ? sql`and subject_id = any(${arrayOf(ids, 'integer')})` : sql``}`;
  const deadline = sql`case x.status when 'open' then ${utc(sql`x.deadline_at`)} end as deadline, x.deadline_offset as "deadlineOffset"`;
  const key = sql.identifier(tender ? 'tender_id' : 'content_id');
  return rows<Row>(
    database(),
    sql`select x.id, s.sub, t.title, t.summary, ${tender ? sql`t.buyer` : sql`t.source`} as from, x.demonstration, ${tender ? deadline : sql`null as deadline, null as "deadlineOffset"`},
        ${utc(sql`x.published_at`)} as published, ${utc(sql`x.updated_at`)} as updated,
        array(select named.name from category_translation named join category c on c.id = named.category_id and c.parent_id is null
          where named.locale = ${locale} and c.id = any(s.category_ids) order by c.id) as categories
      from (select subject_id, sub, category_ids, published_at from portal_search
          where locale = ${locale} and kind = ${tender ? 'tender' : 'content'} and channel = ${name} and ${filtered}) s
        join ${table} x on x.id = s.subject_id join ${texts} t on t.${key} = x.id and t.locale = ${locale}
      order by s.published_at desc, s.subject_id desc limit ${max}`,
  );
}

/** The list of a feed, with the same search and filters. */
const pageOf = (name: ItemFeed, state: ListState, keyword: string): string =>
  isFormScope(name) && (name === 'tender' || keyword || stateQuery(feedKeys(name), state))
    ? scopeAddress(name, keyword, state)
    : href(feedPage(name));

/**
 * A feed of a channel's newest items, or those matching its list's keyword and filters, on a site; only in its
 * language, except for purchase requests.
 * @param keyword search words; '' for none
 */
export async function readFeed(
  locale: Locale,
  name: FeedName,
  format: FeedFormat,
  state: ListState = emptyState,
  keyword: string = '',
): Promise<SiteFeed> {
  if (name === 'purchase') return purchaseFeed(locale, format, state, keyword, max);
  const { absolute } = currentHosts();
  const t = await translator(locale);
  const tender = name === 'tender';
  const found = await newest(locale, name, state, keyword);
  const dated = ({ summary, deadline, deadlineOffset }: Row) => {
    if (!deadline) return summary;
    const offset = deadlineOffset ?? 0;
    const time = formatInstant(locale, atOffset(deadline, offset), 'UTC');
    return t('feed.deadline', { summary, time: t('tender.zoned', { time, zone: formatOffset(offset) }) });
  };
  const pathOf = (id: number, sub: string) =>
    tender ? href('tenderDetail', { id }) : contentHref({ id, channel: name as Channel, sub });
  return {
    title: await feedTitleOf(locale, name, state, keyword),
    description: t(tender ? 'tender.lead' : `content.lead.${name}`),
    language: locale,
    page: absolute(locale, pageOf(name, state, keyword)),
    self: absolute(locale, feedPath(name, format, state, keyword)),
    items: found.map((row) => ({
      title: row.title,
      from: row.from,
      published: row.published,
      updated: row.updated,
      categories: row.categories,
      // Feed readers show entries without their page, which carries this notice.
      summary: row.demonstration ? t('feed.demonstration', { summary: dated(row) }) : dated(row),
      url: absolute(locale, pathOf(row.id, row.sub)),
    })),
  };
}
