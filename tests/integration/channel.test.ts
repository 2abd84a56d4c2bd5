import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainChannels } from '@/lib/content/channel';
import { contentHref } from '@/lib/content/href';
import { isInvestmentType } from '@/lib/content/investment/read';
import { getContent, listContent, listLatest } from '@/lib/content/queries';
import { filmFile } from '@/lib/demo/film-file';
import { type Channel, config } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { parse } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { routes } from '@/lib/platform/routes/table';
import { contentFacts } from '@/lib/site/seo/content/metadata';
import { demoDatabase } from '../database';

let db: Db;
const min: Partial<Record<Channel, number>> = { media: 12, notice: 8, thematic: 8, article: 4, video: 6 };

beforeAll(async () => {
  db = await demoDatabase();
}, 240_000);

describe('channels with a list and a page for each item', () => {
  it('have content in every language, each item on its own page', async () => {
    for (const [channel, count] of Object.entries(min) as [Channel, number][])
      for (const locale of locales) {
        const { items, total } = await listContent(locale, { channels: [channel] }, emptyState, 100);
        expect(total, `${channel} ${locale}`).toBeGreaterThanOrEqual(count);
        for (const item of items) expect(item.title.locale, `${channel} ${locale} ${item.id}`).toBe(locale);
        const first = items[0];
        const address = parse(contentHref(first ?? { id: 0, channel, sub: '' }).replace(/#.*/, ''));
        expect(address).not.toBeNull();
      }
  });

  it('link each item to its neighbours until the end', async () => {
    for (const channel of plainChannels) {
      const [newest] = await listLatest('zh', [channel], 1);
      if (!newest) continue;
      const seen = new Set<number>();
      for (let id: number | undefined = newest.id; id !== undefined; ) {
        const piece = await getContent('zh', [channel], id);
        expect(piece?.next?.id).toBe([...seen].at(-1));
        seen.add(id);
        id = piece?.previous?.id;
      }
      expect(seen.size).toBe((await listLatest('zh', [channel], 100)).length);
    }
  });

  it('give a shared link the item’s title, summary and picture', async () => {
    const [topic] = await listLatest('de', ['thematic'], 1);
    const piece = topic && (await getContent('de', ['thematic'], topic.id));
    if (!piece) throw new Error('no topic');
    const { values, locales: own, picture } = contentFacts(piece);
    expect(values?.name).toBe(piece.title.text);
    expect(own).toHaveLength(8);
    expect(picture?.src).toMatch(/^\/storage\/demo\//);
  });

  it('never show withdrawn items', async () => {
    const [notice] = await listLatest('en', ['notice'], 1);
    if (!notice) throw new Error('no announcement');
    await db.execute(sql`update content set status = 'withdrawn' where id = ${notice.id}`);
    expect(await getContent('en', ['notice'], notice.id)).toBeNull();
    expect((await listLatest('en', ['notice'], 100)).map(({ id }) => id)).not.toContain(notice.id);
    await db.execute(sql`update content set status = 'published' where id = ${notice.id}`);
  });
});

describe('films', () => {
  it('have a file, a poster and a length each', async () => {
    for (const { video, cover, seconds } of await listLatest('en', ['video'], 100)) {
      expect(filmFile(video ?? '')).not.toBeNull();
      expect(cover).not.toBe('');
      expect(seconds).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('the sections of the Chinese site only', () => {
  it('have promotions and every type of investment', async () => {
    expect((await listLatest('zh', ['promotion'], 100)).length).toBeGreaterThanOrEqual(6);
    const found = await listLatest('zh', ['investment'], 100);
    expect(found.length).toBeGreaterThanOrEqual(8);
    expect([...new Set(found.map(({ sub }) => sub))].sort()).toEqual([...config.content.investmentTypes].sort());
    for (const { sub } of found) expect(isInvestmentType(sub)).toBe(true);
  });

  it('are routes of that site only', async () => {
    for (const name of [
      'promotionList',
      'promotionDetail',
      'investmentHome',
      'investmentType',
      'investmentDetail',
    ] as const)
      expect(routes[name].zhOnly).toBe(true);
    const pieces = await rows<{ n: number }>(
      db,
      sql`select count(*)::int as n from content where channel in ('promotion', 'investment')`,
    );
    expect(pieces[0]?.n).toBeGreaterThan(0);
  });
});
