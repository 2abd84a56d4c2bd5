import 'server-only';
import { sql } from 'drizzle-orm';
import { bodyFromHtml } from '@/lib/platform/body/html';
import { type Db, rows } from '@/lib/platform/db/client';
import {
  fair,
  fairExhibitor,
  fairSession,
  fairSessionCategory,
  fairSessionTranslation,
  fairTranslation,
} from '@/lib/platform/db/schema/fair';
import { locales } from '@/lib/platform/i18n/site';
import { ids, insertLater } from './insert';
import { scenePicture } from './picture';
import { type ContentTexts, type FairFacts, type Portal, readItems } from './portal-seed';

const dayMs = 86_400_000;
/** Places of a session by its format, where they are limited. */
const roomOf: Partial<Record<string, number>> = { forum: 120, launch: 80, demonstration: 40 };
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Writes the demo's trade fair: its edition, schedule and exhibitors, who are companies of grade A or B. */
export async function loadFair(db: Db, { now, sectorIds }: Portal): Promise<void> {
  const items = readItems<FairFacts, Omit<ContentTexts, 'body'> & { body?: string }>('fair');
  const edition = items.find(({ startsInDays }) => startsInDays !== undefined);
  if (!edition) return;
  const insert = insertLater();
  const [editionIds, sessionIds] = [await ids(db, fair), await ids(db, fairSession)];
  const fairId = editionIds.next();
  const start = now.getTime() + (edition.startsInDays ?? 0) * dayMs;
  const startsOn = dateOf(start);
  insert.add(fair, [
    {
      ...{ id: fairId, key: edition.key, startsOn, endsOn: dateOf(start + ((edition.days ?? 1) - 1) * dayMs) },
      cover: scenePicture(['tower-crane', 'wind-turbine', 'excavator'], 210, edition.key),
      createdAt: now,
    },
  ]);
  insert.add(
    fairTranslation,
    locales.flatMap((locale) => {
      const text = edition.texts[locale];
      return text
        ? [{ fairId, locale, title: text.title, summary: text.summary, body: bodyFromHtml(text.body ?? '') }]
        : [];
    }),
  );
  for (const { kind, day = 1, starts, ends, format = 'forum', sectors = [], texts } of items) {
    if (kind !== 'session') continue;
    const sessionId = sessionIds.next();
    const db = dateOf(start + (day - 1) * dayMs);
    insert.add(fairSession, [
      {
        id: sessionId,
        fairId,
        format,
        startsAt: new Date(`${db}T${starts}:00Z`),
        endsAt: new Date(`${db}T${ends}:00Z`),
        // The hall holds everybody at the opening and the closing; a forum or a demonstration does not.
        places: roomOf[format] ?? null,
      },
    ]);
    insert.add(
      fairSessionTranslation,
      locales.flatMap((locale) => {
        const text = texts[locale];
        return text ? [{ sessionId, locale, title: text.title, summary: text.summary }] : [];
      }),
    );
    insert.add(
      fairSessionCategory,
      sectors.flatMap((key) => {
        const categoryId = sectorIds.get(key);
        return categoryId === undefined ? [] : [{ sessionId, categoryId }];
      }),
    );
  }
  const exhibitors = await rows<{ id: number }>(
    db,
    sql`select id from company where status = 'normal' and grade in ('A', 'B') order by id`,
  );
  insert.add(
    fairExhibitor,
    exhibitors.map(({ id: companyId }, index) => ({
      fairId,
      companyId,
      stand: `${String.fromCharCode(65 + (index % 4))}${101 + Math.floor(index / 4)}`,
    })),
  );
  await insert.run(db);
  await Promise.all([editionIds.settle(), sessionIds.settle()]);
}
