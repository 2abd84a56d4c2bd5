import 'server-only';
import { sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { company, companyCategory, companyTranslation } from '@/lib/platform/db/schema/company';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import { supplierLocale } from './account';
import type { insertLater } from './insert';
import type { WaitingCompany } from './seed';

/**
 * Gathers the rows of a company whose profile has been submitted, in the languages that its owner wrote.
 * @returns the language that its owner filled in
 */
export async function waitingCompanyRows(
  db: Db,
  insert: ReturnType<typeof insertLater>,
  row: Omit<WaitingCompany, 'logo'> & { id: number; logo: string },
  now: Date,
): Promise<Locale> {
  const { id, key: _, prefix, country, categories, translations, rejected, flags: __, ...facts } = row;
  insert.add(company, [
    {
      ...facts,
      id,
      status: rejected ? 'rejected' : 'review',
      rejectReason: rejected ?? null,
      countryCode: country,
      registrationNumber: `DEMO-${prefix}-${10_000 + id}`,
      joinedOn: new Date(now.getTime() - 3 * 86_400_000).toISOString().slice(0, 10),
      demo: true,
    },
  ]);
  const written = locales.filter((locale) => translations[locale]);
  insert.add(
    companyTranslation,
    written.flatMap((locale) => {
      const text = translations[locale];
      return text ? [{ companyId: id, locale, ...text }] : [];
    }),
  );
  const found = await rows<{ id: number; key: string }>(
    db,
    sql`select id, key from category where parent_id is not null`,
  );
  insert.add(
    companyCategory,
    categories.flatMap((one, sort) => {
      const category = found.find(({ key }) => key === one);
      return category ? [{ companyId: id, categoryId: category.id, sort }] : [];
    }),
  );
  const own = supplierLocale(country) as Locale;
  return written.includes(own) ? own : (written[0] ?? 'en');
}
