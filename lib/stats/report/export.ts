import type { SupplierActor } from '@/lib/platform/auth/actor';
import { type CsvCell, writeCsv } from '@/lib/platform/csv/document';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { countTry } from '@/lib/platform/limit/count';
import { getReport } from './queries';

export const reportTables = ['day', 'product', 'country', 'term'] as const;
export type ReportTable = (typeof reportTables)[number];

/** Maximum rows of a list in a file. */
const max = 10_000;

/**
 * One list of a report as CSV, with the preceding period's figures.
 * @throws AppError tooManyRequests
 */
export async function exportReport(
  actor: SupplierActor,
  { table, ...requested }: { table: ReportTable; from?: string | undefined; to?: string | undefined },
  locale: Locale,
): Promise<string> {
  await countTry('exportFile', String(actor.accountId));
  const t = await translator(locale);
  const report = await getReport(actor, requested, locale, { max });
  const compared = [t('statistics.views'), t('statistics.before')];
  const lines: Record<ReportTable, () => CsvCell[][]> = {
    day: () => [
      [
        t('dashboard.views.day'),
        t('dashboard.views.product'),
        t('dashboard.views.before', { kind: t('dashboard.views.product') }),
        t('dashboard.views.company'),
      ],
      ...report.days.map(({ day, product, before, company }) => [day, product, before, company]),
    ],
    product: () => [
      [t('statistics.product'), t('productForm.model'), ...compared],
      ...report.products.map(({ name, model, now, before }) => [name, model, now, before]),
    ],
    country: () => [
      [t('statistics.country'), ...compared],
      ...report.countries.map(({ value, name, now, before }) => [
        value === '' ? t('statistics.unknownCountry') : name,
        now,
        before,
      ]),
    ],
    term: () => [
      [t('statistics.term'), ...compared],
      ...report.terms.map(({ value, now, before }) => [value === '' ? t('statistics.otherTerms') : value, now, before]),
    ],
  };
  return writeCsv(lines[table](), locale);
}
