import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedFixed } from '@/lib/content/fixed/seed';
import { aboutKeys, helpTopics } from '@/lib/content/help-topic';
import { getContent, getFixed, listFixed } from '@/lib/content/queries';
import { sectionsOf } from '@/lib/platform/body/section';
import { plainText } from '@/lib/platform/body/text';
import { type Db, rows } from '@/lib/platform/db/client';
import { locales } from '@/lib/platform/i18n/site';
import { href, parse } from '@/lib/platform/routes/address';
import { emptyState } from '@/lib/platform/routes/list-state';
import { findPortal } from '@/lib/portal/queries';
import { listFriendLinks } from '@/lib/reference/queries';
import { demoDatabase } from '../database';

const email = 'desk@operator.example';
let db: Db;

beforeAll(async () => {
  db = await demoDatabase();
  await seedFixed(db, email);
}, 240_000);

describe('the built-in pages', () => {
  it('exist in all eight languages, in order', async () => {
    for (const locale of locales) {
      const help = await listFixed(locale, 'help');
      expect(help.map(({ key }) => key)).toEqual([...helpTopics, 'vipInfo']);
      const about = await listFixed(locale, 'about');
      expect(about.map(({ key }) => key)).toEqual([...aboutKeys]);
      for (const { title } of [...help, ...about]) expect(title.locale).toBe(locale);
    }
  });

  it('have thirteen topics, each with headed parts that answer a question', async () => {
    expect(helpTopics).toHaveLength(13);
    for (const key of helpTopics) {
      const topic = await getFixed('en', 'help', key);
      if (!topic) throw new Error(`no ${key}`);
      const parts = sectionsOf(topic.body);
      expect(parts.length, key).toBeGreaterThan(1);
      for (const { heading, text } of parts) expect(heading && text, key).toBeTruthy();
    }
  });

  it('say in every language where buyers ask for and compare quotations, and suppliers find requests', async () => {
    const ways = ['purchaseForm', 'purchaserPurchase', 'purchaseHome', 'supplierSavedSearch'] as const;
    for (const locale of locales) {
      const trade = JSON.stringify((await getFixed(locale, 'help', 'QQZC'))?.body);
      for (const way of ways) expect(trade, locale).toContain(`"${href(way)}"`);
      const sections = JSON.stringify((await getFixed(locale, 'help', 'GNYLM'))?.body);
      expect(sections, locale).toContain(`"${href('purchaseHome')}"`);
    }
  });

  it('have the operator’s address and no placeholder', async () => {
    const contact = await getFixed('ar', 'about', 'contact');
    expect(contact && plainText(contact.body)).toContain(email);
    const all = await rows<{ body: unknown }>(
      db,
      sql`select t.body from content_translation t join content x on x.id = t.content_id where x.key is not null`,
    );
    expect(JSON.stringify(all)).not.toMatch(/\{\w+\}/);
  });

  it('link only to known addresses', async () => {
    const all = await rows<{ body: unknown }>(
      db,
      sql`select t.body from content_translation t join content x on x.id = t.content_id where x.key is not null`,
    );
    const links = [...JSON.stringify(all).matchAll(/"href": ?"(\/[^"]*)"/g)].map(([, link]) => link ?? '');
    expect(new Set(links).size).toBeGreaterThan(20);
    const wrong = [...new Set(links)].filter((link) => parse(link)?.canonical !== link);
    expect(wrong).toEqual([]);
  });

  it('number article 8', async () => {
    const guide = await getContent('fr', ['article'], 8);
    expect(guide?.title.locale).toBe('fr');
    expect(guide?.locales).toHaveLength(8);
    expect(guide?.demonstration).toBe(false);
  });

  it('are found by their words', async () => {
    const found = await findPortal(db, 'en', { channels: ['help'], keyword: 'sub-user' }, emptyState);
    expect(found.total).toBeGreaterThan(0);
    const chinese = await findPortal(db, 'zh', { channels: ['help', 'about'], keyword: '注册' }, emptyState);
    expect(chinese.total).toBeGreaterThan(0);
  });

  it('follow their files until staff edit them', async () => {
    expect(await seedFixed(db, email)).toBe(0);
    const contact = await getFixed('en', 'about', 'contact');
    if (!contact) throw new Error('no contact page');
    const titled = () => getFixed('en', 'about', 'contact').then((page) => page?.title.text);
    const write = sql`update content_translation set title = 'Old title' where content_id = ${contact.id} and locale = 'en'`;
    await db.execute(write);
    expect(await seedFixed(db, email)).toBe(1);
    expect(await titled()).toBe(contact.title.text);
    await db.execute(write);
    await db.execute(
      sql`insert into audit (actor_kind, action, target_id) values ('staff', 'content.update', ${contact.id})`,
    );
    expect(await seedFixed(db, email)).toBe(0);
    expect(await titled()).toBe('Old title');
  });
});

describe('friendly links', () => {
  it('link to twenty public institutions on every site', async () => {
    for (const locale of locales) {
      const links = await listFriendLinks(locale);
      expect(links).toHaveLength(20);
      for (const { url, name } of links) {
        expect(url).toMatch(/^https:\/\//);
        expect(name).not.toBe('');
      }
    }
    expect((await listFriendLinks('zh'))[0]?.name).toMatch(/\p{Script=Han}/u);
  });
});
