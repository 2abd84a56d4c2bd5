import 'server-only';
import { sql } from 'drizzle-orm';
import { caseColumns, caseFrom, spoken } from '@/lib/hall/section/queries';
import type { Hall, HallCaseDetail, HallPageDetail } from '@/lib/hall/types';
import { db, rows } from '@/lib/platform/db/client';
import { nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';

/** A shown case of the hall with its text and neighbours; null where it is not among the shown ones. */
export async function getCase(locale: Locale, hall: Hall, id: number): Promise<HallCaseDetail | null> {
  const at = hall.cases.findIndex((item) => item.id === id);
  if (at < 0) return null;
  const [found] = await rows<Omit<HallCaseDetail, 'previous' | 'next'>>(
    db(),
    sql`select ${caseColumns(locale)}, ${spoken('description')}, to_jsonb(k.pictures) as pictures from ${caseFrom(locale)} where k.id = ${id}`,
  );
  return found ? { ...found, previous: hall.cases[at - 1] ?? null, next: hall.cases[at + 1] ?? null } : null;
}

/** Whose a page is; null where there is none of this id. */
export async function getPageOwner(id: number): Promise<number | null> {
  const [found] = await rows<{ companyId: number }>(
    db(),
    sql`select company_id as "companyId" from hall_page where id = ${id}`,
  );
  return found?.companyId ?? null;
}

/** A company's own page, whoever's it is; whether it may be shown is its hall's to say. */
export async function getPage(locale: Locale, id: number): Promise<HallPageDetail | null> {
  const [found] = await rows<HallPageDetail>(
    db(),
    sql`select h.id, h.company_id as "companyId", ${spoken('title')}, ${spoken('body')}, h.picture
      from hall_page h ${nearestTranslation('hall_page_translation', 'page_id', sql`h.id`, locale)} where h.id = ${id}`,
  );
  return found ?? null;
}
