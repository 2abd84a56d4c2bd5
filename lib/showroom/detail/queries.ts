import 'server-only';
import { sql } from 'drizzle-orm';
import { database, rows } from '@/lib/platform/db/client';
import { nearestTranslation } from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import { caseColumns, caseFrom, textWithLanguage } from '@/lib/showroom/section/queries';
import type { Showroom, ShowroomCaseDetail, ShowroomPageDetail } from '@/lib/showroom/types';

/** A shown case with its text, and the previous and next one; null if it is not shown. */
export async function getCase(locale: Locale, showroom: Showroom, id: number): Promise<ShowroomCaseDetail | null> {
  const at = showroom.cases.findIndex((item) => item.id === id);
  if (at < 0) return null;
  const [found] = await rows<Omit<ShowroomCaseDetail, 'previous' | 'next'>>(
    database(),
    sql`select ${caseColumns(locale)}, ${textWithLanguage('description')}, to_jsonb(k.pictures) as pictures from ${caseFrom(locale)} where k.id = ${id}`,
  );
  return found ? { ...found, previous: showroom.cases[at - 1] ?? null, next: showroom.cases[at + 1] ?? null } : null;
}

/** The company of a page; null if there is none. */
export async function getPageOwner(id: number): Promise<number | null> {
  const [found] = await rows<{ companyId: number }>(
    database(),
    sql`select company_id as "companyId" from showroom_page where id = ${id}`,
  );
  return found?.companyId ?? null;
}

/** A company's custom page; the caller checks whether its showroom may show it. */
export async function getPage(locale: Locale, id: number): Promise<ShowroomPageDetail | null> {
  const [found] = await rows<ShowroomPageDetail>(
    database(),
    sql`select h.id, h.company_id as "companyId", ${textWithLanguage('title')}, ${textWithLanguage('body')}, h.picture
      from showroom_page h ${nearestTranslation('showroom_page_translation', 'page_id', sql`h.id`, locale)} where h.id = ${id}`,
  );
  return found ?? null;
}
