import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { type Db, rows } from '@/lib/platform/db/client';
import { certificate, certificateTranslation } from '@/lib/platform/db/schema/showroom';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Noun } from '@/lib/review/item/noun';
import { firstText, written } from '@/lib/review/item/text';
import { assertProfile } from '@/lib/standing/gate';
import { certificateMax } from './constants';
import { type CertificateInput, certificateFields } from './schema';

type Target = { companyId: number; id: number | null };

/** Certificate numbers are unique within a company, pending versions included, ignoring case. */
async function check(db: Db, { companyId, id }: Target, { number }: CertificateInput): Promise<void> {
  const taken = await rows(
    db,
    sql`select 1 from certificate f where f.company_id = ${companyId} and f.id is distinct from ${id}::int and upper(f.number) = upper(${number})
      union all select 1 from review w where w.kind = 'certificate' and w.state = 'pending' and w.company_id = ${companyId}
        and w.target_id is distinct from ${id}::int and upper(w.content ->> 'number') = upper(${number}) limit 1`,
  );
  if (taken.length > 0) throw new AppError('badRequest', [{ field: 'number', key: 'numberTaken' }]);
}

async function read(db: Db, id: number, locale: Locale): Promise<CertificateInput> {
  const [row] = await db.select().from(certificate).where(eq(certificate.id, id));
  if (!row) throw new AppError('notFound');
  const texts = await db.select().from(certificateTranslation).where(eq(certificateTranslation.certificateId, id));
  return certificateFields.parse({
    locale,
    type: row.type,
    number: row.number,
    issuedOn: row.issuedOn,
    validUntil: row.validUntil,
    file: row.file ?? '',
    translations: Object.fromEntries(texts.map(({ locale: of, name, issuer, scope }) => [of, { name, issuer, scope }])),
  });
}

async function write(db: Db, { companyId, id }: Target, input: CertificateInput): Promise<number> {
  const { type, number, issuedOn, validUntil } = input;
  const columns = { type, number, issuedOn, validUntil, file: input.file || null };
  const last = sql<number>`(select coalesce(max(sort) + 1, 0) from certificate where company_id = ${companyId})`;
  const [row] =
    id === null
      ? await db
          .insert(certificate)
          .values({ companyId, ...columns, sort: last })
          .returning({ id: certificate.id })
      : await db.update(certificate).set(columns).where(eq(certificate.id, id)).returning({ id: certificate.id });
  if (!row) throw new AppError('notFound');
  const certificateId = row.id;
  await db.delete(certificateTranslation).where(eq(certificateTranslation.certificateId, certificateId));
  const texts = written(input.translations).map(([locale, text]) => ({ certificateId, locale, ...text }));
  if (texts.length > 0) await db.insert(certificateTranslation).values(texts);
  return certificateId;
}

/** A company's certificate. docs/domain.md, Certificate, launch and agent offer. */
export const certificateNoun: Noun<CertificateInput> = {
  kind: 'certificate',
  table: 'certificate',
  route: 'supplierCertificate',
  lists: [],
  dated: false,
  max: certificateMax,
  assertCovered: assertProfile,
  check: (db, item, input) => check(db, item, input),
  parse: (content) => certificateFields.parse(content),
  read,
  write,
  usesOf: ({ file }) => (file === '' ? [] : [{ key: file, kinds: ['certificate', 'picture'], field: 'file' }]),
  titleOf: async (_, { translations, locale, number }) => firstText(translations, locale, 'name') || number,
};
