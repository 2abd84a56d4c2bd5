import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '@/lib/platform/db/client';
import { transaction } from '@/lib/platform/db/transaction';
import { inBatches } from '@/lib/platform/import/batch';
import type { FetchRules } from '@/lib/platform/import/fetch';
import { eachSource } from '@/lib/platform/import/reader';
import { emptyReport, type ImportReport } from '@/lib/platform/import/report';
import { expire } from '@/lib/platform/pagestore/expiry';
import { refreshPortal } from '@/lib/portal/refresh';
import { channelTag, contentTag } from '../tag';
import { type ContentInput, insertContent, rewriteContent } from '../write';
import { filingOf, type LabelIds, loadNames } from './classification';
import { newsJob } from './job';
import { keyOf, loadStored, type StoredArticle } from './queries';
import type { Article, ArticleDefaults } from './types';

const channel = 'shortnews';
const batch = 100;

/** An article in each language in which its feed has it. */
type Story = readonly [Article, ...Article[]];

const inputOf = (
  story: Story,
  names: LabelIds,
  { country }: ArticleDefaults,
  existing: StoredArticle | undefined,
): ContentInput => {
  const main = story.find(({ locale }) => locale === existing?.originalLocale) ?? story[0];
  const own = Object.fromEntries(story.map(({ locale, text }) => [locale, text]));
  return {
    channel,
    key: null,
    sub: '',
    locale: existing?.originalLocale ?? main.locale,
    cover: existing?.cover ?? '',
    video: null,
    seconds: null,
    // What editors added is kept.
    recommend: existing?.recommend ?? 0,
    sort: existing?.sort ?? 0,
    demonstration: false,
    sourceUrl: main.sourceUrl,
    ...filingOf(main, names, country),
    translations: { ...existing?.texts, ...own },
  };
};

const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Whether the imported article equals the stored one. */
function isSame(existing: StoredArticle, input: ContentInput): boolean {
  const { sourceUrl, originalLocale: locale, texts: translations, countries, categories, keywords } = existing;
  const before = { sourceUrl, locale, translations, countries, categories, keywords };
  const after = {
    ...{ sourceUrl: input.sourceUrl, locale: input.locale, translations: input.translations },
    ...{ countries: input.countries, categories: input.categories, keywords: input.keywords },
  };
  return isDeepStrictEqual(before, stored(after));
}

type Work = { db: Db; assumed: ArticleDefaults; names: LabelIds; report: ImportReport; now: Date };

/** Writes a batch of articles in one transaction and expires their pages. Those withdrawn by staff stay so. */
async function writeBatch(stories: readonly Story[], { db, assumed, names, report, now }: Work) {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const changed = await transaction(async (tx) => {
    const existing = await loadStored(
      tx,
      stories.map(([first]) => first),
    );
    const [fresh, old]: [number[], number[]] = [[], []];
    for (const story of stories) {
      const [{ feed, sourceId, publishedAt }] = story;
      const before = existing.get(keyOf({ feed, sourceId }));
      const input = inputOf(story, names, assumed, before);
      if (!before) {
        const state = { status: 'published' as const, publishedAt: new Date(publishedAt ?? now) };
        fresh.push(await insertContent(tx, input, { ...state, from: { feed, sourceId } }));
        counts.created++;
      } else if (before.status === 'withdrawn' || isSame(before, input)) counts.unchanged++;
      else {
        await rewriteContent(tx, before.id, input);
        old.push(before.id);
        counts.updated++;
      }
    }
    await refreshPortal(tx, 'content', fresh);
    return [...fresh, ...old];
  }, db);
  report.created += counts.created;
  report.updated += counts.updated;
  report.unchanged += counts.unchanged;
  if (changed.length) await expire([channelTag(channel), ...changed.map(contentTag)]);
}

/**
 * Groups articles by id. For duplicates in one language, the later document wins; within a document the first, which is
 * newer.
 */
function storiesOf(documents: readonly (readonly Article[])[]): Story[] {
  const stories = new Map<string, Map<string, Article>>();
  for (const articles of documents)
    for (const article of [...articles].reverse()) {
      const story = stories.get(keyOf(article)) ?? new Map<string, Article>();
      stories.set(keyOf(article), story.set(article.locale, article));
    }
  return [...stories.values()].flatMap((story) => {
    const [first, ...rest] = story.values();
    return first ? [[first, ...rest]] : [];
  });
}

export type ImportOptions = {
  assumed?: ArticleDefaults;
  rules?: FetchRules;
  now?: Date;
  progress?: (report: ImportReport) => void;
};

/**
 * Imports RSS 2.0, Atom or RDF feeds as bulletins. Unchanged articles are skipped, changed ones updated; unreadable
 * ones are reported and not written.
 * @param from a file, folder or URL
 */
export async function importNews(db: Db, from: string, options: ImportOptions = {}): Promise<ImportReport> {
  const { assumed = { locale: null, country: null }, rules = {}, now = new Date(), progress = () => {} } = options;
  const report = emptyReport();
  const refused = report.refused.push.bind(report.refused);
  const left = report.left.push.bind(report.left);
  const work: Work = { db, assumed, report, now, names: await loadNames(db) };
  const address = /^https?:\/\//i.test(from) ? from : null;
  let documents: Article[][] = [];
  await eachSource(from, rules, {
    job: newsJob,
    input: { from: address, now, assumed },
    refused,
    left,
    take: (found) => {
      report.read += found.flat().length;
      documents.push(...found);
    },
    flush: async () => {
      const list = storiesOf(documents);
      documents = [];
      await inBatches(list, batch, {
        write: (part) => writeBatch(part, work),
        refuse: ([{ place }], detail) => refused({ place, reason: 'stored', detail }),
        after: () => progress(report),
      });
    },
  });
  return report;
}
