import 'server-only';
import { sql } from 'drizzle-orm';
import { config } from '@/lib/platform/config';
import { arrayOf } from '@/lib/platform/db/array';
import { type Db, rows } from '@/lib/platform/db/client';
import { AppError, type FieldError } from '@/lib/platform/errors';
import { completePhone } from '@/lib/platform/field/phone';
import type { Use } from '@/lib/upload/usage/commands';
import { type CompanyRecord, readProfile } from './read';
import { qualityOf, writtenLocales } from './rules';
import type { ProfileInput } from './schema';

/** Reference owners under which lib/upload tracks the files of a profile and of its pending version. */
export const filesOf = (companyId: number): string => `company:${companyId}:profile`;
export const waitingFilesOf = (companyId: number): string => `${filesOf(companyId)}:pending`;

/** The files of a profile, as lib/upload expects them. */
export const usesOf = ({ logo, licence, video, pictures }: ProfileInput): Use[] => [
  ...(logo === null ? [] : [{ key: logo, kinds: ['picture' as const], field: 'logo' }]),
  ...(licence === null ? [] : [{ key: licence, kinds: ['licence' as const], field: 'licence' }]),
  ...(video === null ? [] : [{ key: video, kinds: ['video' as const], field: 'video' }]),
  ...pictures.map(({ key }, index) => ({ key, kinds: ['picture' as const], field: `pictures.${index}` })),
];

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

async function unknownIn(db: Db, input: ProfileInput): Promise<FieldError[]> {
  const { countryCode, categories, tags } = input;
  const [found] = await rows<{ country: boolean; categories: number; tags: number }>(
    db,
    sql`select exists (select from country where code = ${countryCode}) as country,
      (select count(*)::int from category where id = any(${arrayOf(categories, 'integer')})) as categories,
      (select count(*)::int from tag where kind = 'company' and id = any(${arrayOf(tags, 'integer')})) as tags`,
  );
  return [
    ...(found?.country ? [] : [{ field: 'countryCode', key: 'unknown' }]),
    ...(found?.categories === distinct(categories).length ? [] : [{ field: 'categories', key: 'unknown' }]),
    ...(found?.tags === distinct(tags).length ? [] : [{ field: 'tags', key: 'unknown' }]),
  ];
}

const taken: FieldError = { field: 'registrationNumber', key: 'registrationTaken' };

/**
 * Rejects unknown references, another company's registration number, and more corporate pictures than the membership
 * allows; pictures already in the profile may stay. docs/domain.md, Uploads.
 * @throws AppError badRequest or conflict with the fields
 */
export async function assertWritable(db: Db, company: CompanyRecord, input: ProfileInput): Promise<void> {
  const errors = await unknownIn(db, input);
  const cap = config.caps.picture[company.membership];
  const keys = distinct(input.pictures.map(({ key }) => key));
  if (keys.length > cap) {
    const { pictures } = await readProfile(db, company.id, input.locale);
    const stored = new Set(pictures.map(({ key }) => key));
    if (keys.some((key) => !stored.has(key))) errors.push({ field: 'pictures', key: `pictureCap:${cap}` });
  }
  if (errors.length > 0) throw new AppError('badRequest', errors);
  if (input.registrationNumber === '') return;
  const others = await rows(
    db,
    sql`select from company where country_code = ${input.countryCode} and upper(registration_number) = upper(${input.registrationNumber})
      and id <> ${company.id}`,
  );
  if (others.length > 0) throw new AppError('conflict', [taken]);
}

const textsOf = (input: ProfileInput) =>
  writtenLocales(input).map((locale) => ({ locale, ...input.translations[locale] }));

const mediaOf = ({ pictures, video }: ProfileInput) => {
  const distinctPictures = [...new Map(pictures.map((picture) => [picture.key, picture])).values()];
  return [
    ...distinctPictures.map(({ key, alt }, sort) => ({ kind: 'picture', key, alt, sort })),
    ...(video === null ? [] : [{ kind: 'video', key: video, alt: '', sort: distinctPictures.length }]),
  ];
};

async function writeMain(db: Db, { id, grade }: CompanyRecord, input: ProfileInput): Promise<void> {
  const { countryCode, email, website, registrationNumber, brand, founded, employees, floorArea } = input;
  // Stored with its country code, so that it can be called from abroad.
  const phone = completePhone(input.phone, countryCode);
  try {
    await db.execute(sql`update company set country_code = ${countryCode}, phone = ${phone}, email = ${email}, website = ${website || null},
      registration_number = ${registrationNumber || null}, brand = ${brand}, founded = ${founded}, employees = ${employees},
      floor_area = ${floorArea}, export_countries = ${input.exportCountries}, logo = ${input.logo}, licence = ${input.licence},
      quality = ${qualityOf(input, grade)}, updated_at = now() where id = ${id}`);
  } catch (error) {
    const { code, constraint } = ((error as Error).cause ?? {}) as { code?: string; constraint?: string };
    if (code !== '23505' || constraint !== 'company_registration') throw error;
    throw new AppError('conflict', [taken], { cause: error });
  }
}

/**
 * Writes a profile to the company's own tables; the caller has locked its row.
 * @throws AppError conflict where another company has the registration number
 */
export async function writeProfile(db: Db, company: CompanyRecord, input: ProfileInput): Promise<void> {
  const companyId = company.id;
  await writeMain(db, company, input);
  for (const table of ['company_translation', 'company_category', 'company_tag', 'company_media'])
    await db.execute(sql`delete from ${sql.identifier(table)} where company_id = ${companyId}`);
  await db.execute(sql`insert into company_translation (company_id, locale, name, slogan, introduction, region, city, address, contact_name, contact_title)
    select ${companyId}, locale, name, slogan, introduction, region, city, address, "contactName", "contactTitle"
    from json_to_recordset(${JSON.stringify(textsOf(input))}::json) as r(locale text, name text, slogan text, introduction text, region text,
      city text, address text, "contactName" text, "contactTitle" text)`);
  await db.execute(sql`insert into company_category (company_id, category_id, sort)
    select ${companyId}, id, at from unnest(${arrayOf(distinct(input.categories), 'integer')}) with ordinality as r(id, at)`);
  await db.execute(sql`insert into company_tag (company_id, tag_id)
    select ${companyId}, id from unnest(${arrayOf(distinct(input.tags), 'integer')}) as r(id)`);
  await db.execute(sql`insert into company_media (company_id, kind, key, alt, sort)
    select ${companyId}, kind, key, alt, sort from json_to_recordset(${JSON.stringify(mediaOf(input))}::json)
      as r(kind text, key text, alt text, sort smallint)`);
}
