import 'server-only';
import { sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import { mayDo } from '@/lib/platform/auth/rules';
import { database, rows } from '@/lib/platform/db/client';
import { nearest, nearestTranslation, textWithLanguageColumn } from '@/lib/platform/db/translation';
import { isNotDeleted } from '@/lib/platform/deletion/queries';
import type { Locale } from '@/lib/platform/i18n/site';
import { revisionOf } from '@/lib/platform/revision/queries';
import type { ItemStatus } from '@/lib/review/item/noun';
import { findOwnReviews, openOwn } from '@/lib/review/item/own';
import { getStanding } from '@/lib/standing/gate';
import { hasProfileFeatures as isCovered, standing } from '@/lib/standing/queries';
import { hasProfileFeatures } from '@/lib/standing/rules';
import type { OwnCertificateDetail, OwnCertificates } from './call';
import { certificateNoun } from './noun';
import { expiryOf } from './rules';
import type { OwnCertificate } from './schema';

type Row = Omit<OwnCertificate, 'expiry' | 'change' | 'reason' | 'status'> & { status: ItemStatus };

const inOwnLanguage = (column: string) =>
  sql`case when ${nearest('locale')} is not null then ${textWithLanguageColumn(column)} end as ${sql.identifier(column)}`;

/** The certificates of the actor's company in display order, with their review state. */
export async function listOwnCertificates(actor: SupplierActor, locale: Locale): Promise<OwnCertificates> {
  const { companyId } = actor;
  const found = await rows<Row>(
    database(),
    sql`select f.id, f.type, f.number, f.issued_on::text as "issuedOn", f.valid_until::text as "validUntil", f.status, f.shown, ${revisionOf('certificate', sql`f.id`)} as revision,
        coalesce(f.file, '') as file, ${inOwnLanguage('name')}, ${inOwnLanguage('issuer')},
        (f.status = 'normal' and f.shown and c.status = 'normal' and ${isCovered} and coalesce(f.valid_until >= current_date, true)) as public,
        coalesce((select jsonb_agg(every.locale) from certificate_translation every where every.certificate_id = f.id), '[]') as locales
      from certificate f join company c on c.id = f.company_id ${standing}
        ${nearestTranslation('certificate_translation', 'certificate_id', sql`f.id`, locale)}
      where f.company_id = ${companyId} and ${isNotDeleted('certificate', sql`f.id`)} order by f.sort, f.id`,
  );
  const reviews = await findOwnReviews(database(), 'certificate', found, locale);
  const now = new Date();
  const items = found.map((row) => ({
    ...row,
    ...(reviews.get(row.id) ?? { change: null, reason: null }),
    expiry: expiryOf(row.validUntil, now),
  }));
  const covered = hasProfileFeatures(await getStanding(database(), companyId));
  return { items, covered, editable: mayDo(actor.role, 'showroom') };
}

/**
 * A certificate for its form: the version pending, rejected or in draft, else the published one.
 * @throws AppError notFound for another company's
 */
export async function getOwnCertificate(
  actor: SupplierActor,
  id: number,
  locale: Locale,
): Promise<OwnCertificateDetail> {
  return openOwn(certificateNoun, actor, id, locale);
}
