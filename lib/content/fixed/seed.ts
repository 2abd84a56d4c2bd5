import 'server-only';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { aboutKeys, helpTopics, membershipKey } from '@/lib/content/help-topic';
import { type ContentInput, type ContentText, insertContent, rewriteContent } from '@/lib/content/write';
import { bodyFromHtml } from '@/lib/platform/body/html';
import type { Channel } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { refreshPortal } from '@/lib/portal/refresh';

type Page = { channel: Channel; key: string; id?: number };
type Source = Record<string, { title: string; summary: string; body: string }>;

const pages: readonly Page[] = [
  ...[...helpTopics, membershipKey].map((key) => ({ channel: 'help' as const, key })),
  ...aboutKeys.map((key) => ({ channel: 'about' as const, key })),
  // Legacy URLs refer to this article by id.
  { channel: 'article', key: '8', id: 8 },
];

const read = (channel: Channel, locale: Locale) =>
  JSON.parse(readFileSync(resolve('lib/content/data', `${channel}.${locale}.json`), 'utf8')) as Source;

function readTexts(email: string): (page: Page) => Partial<Record<Locale, ContentText>> {
  const files = new Map<string, Source>();
  const link = `<a href="mailto:${email}">${email}</a>`;
  return ({ channel, key }) =>
    Object.fromEntries(
      locales.map((locale) => {
        const name = `${channel}.${locale}`;
        const source = files.get(name) ?? read(channel, locale);
        files.set(name, source);
        const text = source[key];
        if (!text) throw new Error(`${name} has no ${key}`);
        const body = bodyFromHtml(text.body.replaceAll('{email}', link));
        return [locale, { title: text.title, summary: text.summary, source: '', body }];
      }),
    );
}

type StoredPage = { id: number; edited: boolean; texts: Partial<Record<Locale, ContentText>> | null };

const find = async (db: Db, { channel, key }: Page): Promise<StoredPage | undefined> => {
  const [row] = await rows<StoredPage>(
    db,
    sql`select x.id, exists (select from audit a where a.action = 'content.update' and a.target_id = x.id) as edited,
        (select jsonb_object_agg(t.locale, jsonb_build_object('title', t.title, 'summary', t.summary, 'source', t.source, 'body', t.body))
          from content_translation t where t.content_id = x.id) as texts
      from content x where x.channel = ${channel} and x.key = ${key}`,
  );
  return row;
};

/**
 * Creates the fixed pages of every installation; later versions update a page until staff edit it. Idempotent.
 * docs/domain.md, Content channels.
 * @param email the operator's address, used in the texts @returns the number of pages written
 */
export function seedFixed(db: Db, email: string): Promise<number> {
  const textsOf = readTexts(email);
  return transaction(async (tx) => {
    const added: number[] = [];
    let written = 0;
    for (const [sort, page] of pages.entries()) {
      const translations = textsOf(page);
      const stored = await find(tx, page);
      if (stored && (stored.edited || isDeepStrictEqual(stored.texts, translations))) continue;
      const input: ContentInput = {
        channel: page.channel,
        key: page.key,
        ...{ sub: '', locale: 'en', cover: '', video: null, seconds: null, recommend: 0, sort },
        ...{ demonstration: false, sourceUrl: null, countries: [], categories: [], keywords: [], translations },
      };
      const state = { status: 'published' as const, publishedAt: new Date(), ...(page.id ? { id: page.id } : {}) };
      if (stored) await rewriteContent(tx, stored.id, input);
      else added.push(await insertContent(tx, input, state));
      written += 1;
    }
    await refreshPortal(tx, 'content', added);
    return written;
  }, db);
}
