import { nearestMinor } from '@/lib/platform/money/amount';
import 'server-only';
import { bodyFromHtml } from '@/lib/platform/body/html';
import type { Db } from '@/lib/platform/db/client';
import { tender, tenderCategory, tenderTranslation } from '@/lib/platform/db/schema/tender';
import type { TenderDocument } from '@/lib/platform/db/schema/tender-part';
import { locales } from '@/lib/platform/i18n/site';
import { refreshPortal } from '@/lib/portal/refresh';
import { countryOffset } from './country-offset';
import { ids, insertLater } from './insert';
import { type Portal, readItems, type TenderFacts, type TenderTexts } from './portal-seed';

const day = 86_400_000;
const minor = (amount: number | null, currency: string): number | null =>
  amount === null ? null : nearestMinor(amount, currency);

/** Writes the demo's overseas tenders. */
export async function loadTenders(db: Db, { now, sectorIds }: Portal): Promise<number[]> {
  const next = await ids(db, tender);
  const insert = insertLater();
  const written: number[] = [];
  const at = (days: number, hour: number) => {
    const date = new Date(now.getTime() + days * day);
    date.setUTCHours(hour, 0, 0, 0);
    return date;
  };
  for (const item of readItems<TenderFacts, TenderTexts>('tender')) {
    const id = next.next();
    written.push(id);
    const { budget, award } = item;
    const deadlineAt = at(item.deadlineDays, 12);
    insert.add(tender, [
      {
        id,
        source: 'demonstration',
        sourceId: item.key,
        number: item.number,
        way: item.way,
        category: item.category,
        countryCode: item.country,
        status: item.status,
        originalLocale: item.language,
        publishedAt: at(-item.days, 8),
        deadlineAt,
        deadlineOffset: countryOffset(item.country, deadlineAt),
        openingAt: item.openingDays === null ? null : at(item.openingDays, 13),
        budgetMin: budget ? minor(budget.min, budget.currency) : null,
        budgetMax: budget ? minor(budget.max, budget.currency) : null,
        currency: budget?.currency ?? null,
        bidBond: item.bidBond,
        documents: item.documents.map((document) => ({ ...document, title: '', url: null }) as TenderDocument),
        awardAmount: award ? minor(award.amount, award.currency) : null,
        awardCurrency: award?.currency ?? null,
        awardedOn: award ? at(-award.days, 0).toISOString().slice(0, 10) : null,
        demonstration: true,
        releasedAt: at(-item.days, 8),
        createdAt: now,
        updatedAt: now,
      },
    ]);
    insert.add(
      tenderCategory,
      item.sectors.flatMap((key) => {
        const categoryId = sectorIds.get(key);
        return categoryId === undefined ? [] : [{ tenderId: id, categoryId }];
      }),
    );
    insert.add(
      tenderTranslation,
      locales.flatMap((locale) => {
        const text = item.texts[locale];
        return text ? [{ tenderId: id, locale, ...text, body: bodyFromHtml(text.body) }] : [];
      }),
    );
  }
  await insert.run(db);
  await next.settle();
  await refreshPortal(db, 'tender', written);
  return written;
}
