import { sql } from 'drizzle-orm';
import type { Channel } from '@/lib/config';
import { contentHref } from '@/lib/content/address';
import { db, rows } from '@/lib/db/client';
import { utc } from '@/lib/db/time';
import { currentHosts } from '@/lib/i18n/current-host';
import type { Locale } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translate';
import { href } from '@/lib/routes/address';
import { type Feed, type FeedFormat, type FeedName, feedPage, feedPath } from './types';

/** Entries of a feed. */
const most = 30;

type Row = {
  id: number;
  sub: string;
  title: string;
  summary: string;
  from: string;
  published: string;
  updated: string;
  demonstration: boolean;
  categories: string[];
};

const newest = (locale: Locale, name: FeedName): Promise<Row[]> => {
  const tender = name === 'tender';
  const table = sql.identifier(tender ? 'tender' : 'content');
  const texts = sql.identifier(tender ? 'tender_translation' : 'content_translation');
  const key = sql.identifier(tender ? 'tender_id' : 'content_id');
  return rows<Row>(
    db(),
    sql`select x.id, s.sub, t.title, t.summary, ${tender ? sql`t.buyer` : sql`t.source`} as from, x.demonstration,
        ${utc(sql`x.published_at`)} as published, ${utc(sql`x.updated_at`)} as updated,
        array(select named.name from category_translation named join category c on c.id = named.category_id and c.parent_id is null
          where named.locale = ${locale} and c.id = any(s.category_ids) order by c.id) as categories
      from portal_search s join ${table} x on x.id = s.subject_id join ${texts} t on t.${key} = x.id and t.locale = ${locale}
      where s.locale = ${locale} and s.kind = ${tender ? 'tender' : 'content'} and s.channel = ${name}
      order by s.published_at desc, s.subject_id desc limit ${most}`,
  );
};

/** What is new in a channel or among tenders on a site, in its language alone. */
export async function readFeed(locale: Locale, name: FeedName, format: FeedFormat): Promise<Feed> {
  const { absolute } = currentHosts();
  const t = await translator(locale);
  const tender = name === 'tender';
  const found = await newest(locale, name);
  const pathOf = (id: number, sub: string) =>
    tender ? href('tenderDetail', { id }) : contentHref({ id, channel: name as Channel, sub });
  return {
    title: t('feed.title', { section: t(tender ? 'tender.title' : `content.channel.${name}`), site: t('site.name') }),
    description: t(tender ? 'tender.lead' : `content.lead.${name}`),
    language: locale,
    page: absolute(locale, href(feedPage(name))),
    self: absolute(locale, feedPath(name, format)),
    items: found.map(({ id, sub, demonstration, summary, ...item }) => ({
      ...item,
      // A reader sees the entry away from its page, which says so itself.
      summary: demonstration ? t('feed.demonstration', { summary }) : summary,
      url: absolute(locale, pathOf(id, sub)),
    })),
  };
}
