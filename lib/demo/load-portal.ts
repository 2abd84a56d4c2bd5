import 'server-only';
import { sql } from 'drizzle-orm';
import { refreshHeat } from '@/lib/content/keyword/popularity';
import { insertContent } from '@/lib/content/write';
import { bodyFromHtml } from '@/lib/platform/body/html';
import type { Channel } from '@/lib/platform/config';
import { insertAll } from '@/lib/platform/db/bulk';
import type { Db } from '@/lib/platform/db/client';
import { keyword, keywordTranslation } from '@/lib/platform/db/schema/content';
import { pageView } from '@/lib/platform/db/schema/search';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { refreshPortal } from '@/lib/portal/refresh';
import { ids } from './insert';
import { loadCountryPages, loadDirectory } from './load-country-page';
import { loadFair } from './load-fair';
import { loadTenders } from './load-tender';
import { productPicture } from './picture';
import { type ContentFacts, type ContentTexts, type Item, type Portal, readItems } from './portal-seed';
import { draw } from './random';

const day = 86_400_000;

async function loadKeywords(db: Db): Promise<Map<string, number>> {
  const items = readItems<object, { title: string }>('keyword');
  const next = await ids(db, keyword);
  const numbered = items.map((item) => ({ ...item, id: next.next() }));
  await insertAll(
    db,
    keyword,
    numbered.map(({ id }) => ({ id, createdAt: new Date() })),
  );
  await insertAll(
    db,
    keywordTranslation,
    numbered.flatMap(({ id: keywordId, texts }) =>
      locales.flatMap((locale) => {
        const name = texts[locale]?.title;
        return name ? [{ keywordId, locale, name, plain: name.toLowerCase() }] : [];
      }),
    ),
  );
  await next.settle();
  return new Map(numbered.map(({ key, id }) => [key, id]));
}

const divisionOf = ({ sub, stage, kind, way, type }: ContentFacts): string => sub ?? stage ?? kind ?? way ?? type ?? '';
const idsOf = (keys: readonly string[] | undefined, known: ReadonlyMap<string, number>, of: string): number[] =>
  (keys ?? []).map((key) => {
    const id = known.get(key);
    if (id === undefined) throw new Error(`${of} names ${key}, which there is not`);
    return id;
  });

/** Writes the items of one file as content of a channel. @returns their ids */
async function loadChannel(
  db: Db,
  channel: Channel,
  items: readonly Item<ContentFacts, ContentTexts>[],
  { now, sectorIds, keywordIds }: Portal,
  demonstration: boolean,
): Promise<number[]> {
  const written: number[] = [];
  for (const [at, item] of items.entries()) {
    const translations = Object.fromEntries(
      locales.flatMap((locale) => {
        const text = item.texts[locale];
        return text ? [[locale, { source: '', ...text, body: bodyFromHtml(text.body) }]] : [];
      }),
    );
    const [first] = Object.keys(translations) as Locale[];
    if (first === undefined) continue;
    const random = draw(`content|${item.key}`);
    const id = await insertContent(
      db,
      {
        channel,
        key: null,
        sub: divisionOf(item),
        locale: translations.en ? 'en' : first,
        cover: item.art ? productPicture(item.art, item.key, random.between(0, 359)) : '',
        video: channel === 'video' ? `demo/video/${item.key}.mp4` : null,
        seconds: item.seconds ?? null,
        recommend: item.pick ? items.length - at : 0,
        sort: at,
        demonstration,
        sourceUrl: null,
        countries: item.countries ?? [],
        categories: idsOf(item.sectors, sectorIds, item.key),
        keywords: idsOf(item.keywords, keywordIds, item.key),
        translations,
      },
      { status: 'published', publishedAt: new Date(now.getTime() - item.days * day - random.between(0, 3600) * 1000) },
    );
    written.push(id);
  }
  return written;
}

/** Thirty days of readings, more for what is new. */
async function loadReadings(db: Db, kind: 'content' | 'tender', subjects: readonly number[], now: Date): Promise<void> {
  const list = subjects.flatMap((subjectId) => {
    const random = draw(kind === 'content' ? `reading|${subjectId}` : `reading|${kind}|${subjectId}`);
    const level = 4 + random.next() ** 3 * 80;
    return Array.from({ length: 30 }, (_, ago) => ({
      kind,
      subjectId,
      day: new Date(now.getTime() - (ago + 1) * day).toISOString().slice(0, 10),
      views: Math.round(level * (0.4 + random.next()) * (1 - ago / 45)),
    })).filter(({ views }) => views > 0);
  });
  await insertAll(db, pageView, list);
}

/**
 * Writes the demo's portal: keywords, content of every channel, tenders, country pages, the directory and a fair.
 * @param sectorIds by the key of a top-level category
 */
export async function loadPortal(db: Db, sectorIds: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const portal: Portal = { now, sectorIds, keywordIds: await loadKeywords(db) };
  const channels: [Channel, string][] = [
    ['shortnews', 'shortnews'],
    ['innovation', 'innovation'],
    ['thematic', 'thematic'],
    ['media', 'media'],
    ['video', 'video'],
    ['fair', 'fairnews'],
    ['info', 'info'],
    ['promotion', 'promotion'],
    ['investment', 'investment'],
    ['article', 'article'],
    ['notice', 'notice'],
  ];
  const written: number[] = [];
  for (const [channel, file] of channels) {
    const items = readItems<ContentFacts, ContentTexts>(file);
    written.push(...(await loadChannel(db, channel, items, portal, channel !== 'notice')));
  }
  await loadReadings(db, 'content', written, now);
  await refreshPortal(db, 'content', written);
  await db.execute(sql`analyze content, content_translation, content_keyword`);
  await refreshHeat(db);
  await loadReadings(db, 'tender', await loadTenders(db, portal), now);
  await loadCountryPages(db);
  await loadDirectory(db);
  await loadFair(db, portal);
}
