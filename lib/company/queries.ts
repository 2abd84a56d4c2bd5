import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { Grade, Membership } from '@/lib/platform/config';
import { database, rows } from '@/lib/platform/db/client';
import { utc } from '@/lib/platform/db/time';
import {
  nearest,
  nearestLocale,
  nearestTranslation,
  textWithLanguageColumn,
  translated,
} from '@/lib/platform/db/translation';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ListState } from '@/lib/platform/routes/list-state';
import { lastPage, search, searchElsewhere } from '@/lib/search/queries';
import type { ListingSubject } from '@/lib/search/types';
import { standing } from '@/lib/standing/queries';
import { isPublic } from '@/lib/standing/visibility';
import type { CompanyCard, CompanyPage, CompanyProfile, CompanyRecord, Verification } from './types';

type Row = Omit<CompanyProfile, 'name' | 'verifications' | 'pictures'> & {
  name: string;
  locale: Locale;
  grade: Grade;
  membership: Membership;
};

const years = sql`greatest(0, date_part('year', age(current_date, c.joined_on)))::int`;

const select = (locale: Locale, where: SQL): SQL => sql`
  select c.id, ${nearest('name')} as name, ${nearestLocale('name')} as locale, ${textWithLanguageColumn('slogan')} as slogan, ${textWithLanguageColumn('introduction')} as introduction,
    ${nearest('region')} as region, ${nearest('city')} as city, ${nearest('address')} as address, ${nearest('contact_name')} as "contactName",
    ${nearest('contact_title')} as "contactTitle", c.logo, c.country_code as "countryCode",
    ${translated('country_translation', 'country_code', 'name', sql`c.country_code`, locale)} as country, standing.grade, standing.membership,
    ${years} as years, c.founded, c.employees, c.export_countries as "exportCountries",
    c.phone, c.email, c.website, c.brand, c.registration_number as "registrationNumber", c.floor_area as "floorArea", c.banner, c.hue, c.template,
    c.product_template as "productTemplate", standing.grade_valid_until::text as "gradeValidUntil", standing.expired_grade as "expiredGrade", standing.membership_valid_until::text as "membershipValidUntil",
    c.joined_on::text as "joinedOn", c.demo, ${utc(sql`c.published_at`)} as "publishedAt", ${utc(sql`c.updated_at`)} as "updatedAt",
    (select count(*)::int from product p where p.company_id = c.id and ${isPublic}) as "productCount",
    array(select ${translated('product_group_translation', 'group_id', 'name', sql`g.id`, locale)} from product_group g where g.company_id = c.id order by g.sort, g.id limit 4) as "mainProducts",
    array(select t.locale from company_translation t where t.company_id = c.id order by 1) as locales,
    (select coalesce(jsonb_agg(jsonb_build_object('id', cc.category_id, 'name', ${translated('category_translation', 'category_id', 'name', sql`cc.category_id`, locale)}) order by cc.sort), '[]')
      from company_category cc where cc.company_id = c.id) as categories,
    (select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', ${translated('tag_translation', 'tag_id', 'name', sql`t.id`, locale)}) order by t.sort), '[]')
      from company_tag ct join tag t on t.id = ct.tag_id where ct.company_id = c.id) as tags
  from company c ${standing} ${nearestTranslation('company_translation', 'company_id', sql`c.id`, locale)} where ${where}`;

const withName = (row: Row) => ({ ...row, name: { text: row.name, locale: row.locale } });

type Picture = { company_id: number; productId: number; key: string; name: string };

const picturesOf = (locale: Locale, ids: readonly number[]) =>
  rows<Picture>(
    database(),
    sql`select company_id, id as "productId", cover as key, ${translated('product_translation', 'product_id', 'name', sql`p.id`, locale)} as name
      from (select *, row_number() over (partition by company_id order by group_rank, sort, id) as place from (
        select p.*, row_number() over (partition by company_id, group_id order by sort, id) as group_rank
        from product p where company_id in ${ids} and ${isPublic}) ranked) p
      where place <= 3 order by company_id, place`,
  );

/** Cards of public companies in the order of `ids`; others are left out. */
export async function listCompanyCards(locale: Locale, ids: readonly number[]): Promise<CompanyCard[]> {
  if (!ids.length) return [];
  const [found, pictures] = [
    await rows<Row>(database(), select(locale, sql`c.status = 'normal' and c.id in ${ids}`)),
    await picturesOf(locale, ids),
  ];
  const byId = new Map(found.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const {
      name,
      logo,
      countryCode,
      country,
      city,
      grade,
      membership,
      years,
      founded,
      employees,
      exportCountries,
      mainProducts,
      productCount,
      phone,
    } = row;
    return [
      {
        id,
        name: { text: name, locale: row.locale },
        logo,
        countryCode,
        country,
        city,
        grade,
        membership,
        years,
        founded,
        employees,
        exportCountries,
        mainProducts,
        productCount,
        phone,
        pictures: pictures
          .filter((picture) => picture.company_id === id)
          .map(({ productId, key, name: productName }) => ({ productId, key, name: productName })),
      },
    ];
  });
}

/** A public company's profile without the business licence; null if not public. */
export const getCompany = (locale: Locale, id: number): Promise<CompanyProfile | null> =>
  readProfile(locale, sql`c.status = 'normal' and c.id = ${id}`);

/** The same for the company's own users, public or not. */
export const getOwnCompany = (locale: Locale, { companyId }: SupplierActor): Promise<CompanyProfile | null> =>
  readProfile(locale, sql`c.id = ${companyId}`);

async function readProfile(locale: Locale, where: SQL): Promise<CompanyProfile | null> {
  const [row] = await rows<Row>(database(), select(locale, where));
  if (!row) return null;
  const verifications = await rows<Verification>(
    database(),
    sql`select kind, checked_on::text as "checkedOn", valid_until::text as "validUntil" from company_verification where company_id = ${row.id} order by checked_on, id`,
  );
  const pictures = await picturesOf(locale, [row.id]);
  return { ...withName(row), verifications, pictures: pictures.map(({ company_id: _, ...picture }) => picture) };
}

/** Verification records by company, public or not, in one statement. */
export async function listRecords(ids: readonly number[]): Promise<Record<number, CompanyRecord>> {
  if (!ids.length) return {};
  const found = await rows<CompanyRecord>(
    database(),
    sql`select c.id, standing.grade, standing.membership, ${years} as years,
        standing.grade_valid_until::text as "gradeValidUntil", standing.expired_grade as "expiredGrade",
        (select coalesce(jsonb_agg(jsonb_build_object('kind', v.kind, 'checkedOn', v.checked_on, 'validUntil', v.valid_until)
          order by v.checked_on, v.id), '[]') from company_verification v where v.company_id = c.id) as verifications
      from company c ${standing} where c.id in ${ids}`,
  );
  return Object.fromEntries(found.map((record) => [record.id, record]));
}

/** A page of a company listing with its facets. docs/domain.md, Search and sorting. */
export async function listCompanies(
  locale: Locale,
  subject: ListingSubject,
  state: ListState,
  size: number,
): Promise<CompanyPage> {
  const found = await search(database(), 'company', locale, subject, state, size);
  return {
    items: await listCompanyCards(locale, found.ids),
    total: found.total,
    pages: lastPage(found.total, size),
    facets: found.facets,
    mended: found.mended,
  };
}

/** Companies that match a keyword in another language, shown in this one. */
export const listCompaniesElsewhere = async (locale: Locale, keyword: string, limit: number): Promise<CompanyCard[]> =>
  listCompanyCards(locale, await searchElsewhere(database(), 'company', locale, keyword, limit));

const idsOf = async (query: SQL) => (await rows<{ id: number }>(database(), query)).map((row) => row.id);

/** Companies picked by staff, then the best verified. */
export const listRecommendedCompanies = async (locale: Locale, limit: number): Promise<CompanyCard[]> =>
  listCompanyCards(
    locale,
    await idsOf(
      sql`select company_id as id from company_search where locale = ${locale} order by recommend desc, quality desc, company_id limit ${limit}`,
    ),
  );

/** Companies with a verified grade, the last checked first. */
export const listRecentlyVerified = async (locale: Locale, limit: number): Promise<CompanyCard[]> =>
  listCompanyCards(
    locale,
    await idsOf(
      sql`select s.company_id as id from company_search s join company c on c.id = s.company_id ${standing}
        where s.locale = ${locale} and standing.grade <> 'C'
        order by (select max(v.checked_on) from company_verification v where v.company_id = c.id) desc nulls last, s.quality desc, c.id limit ${limit}`,
    ),
  );

/** The three live figures of the home page, over public data. */
export async function countPublic(): Promise<{ companies: number; products: number; countries: number }> {
  const [count] = await rows<{ companies: number; products: number; countries: number }>(
    database(),
    sql`select (select count(*)::int from company_search where locale = 'en') as companies, (select count(*)::int from product_search where locale = 'en') as products,
      (select count(distinct country_code)::int from company_search where locale = 'en') as countries`,
  );
  return count ?? { companies: 0, products: 0, countries: 0 };
}

/** Countries with the number of their public companies, highest first. */
export const countByCountry = (): Promise<{ code: string; companies: number }[]> =>
  rows(
    database(),
    sql`select country_code as code, count(*)::int as companies from company_search where locale = 'en' group by 1 order by 2 desc, 1`,
  );

/** True if the public data includes demo data. */
export async function hasDemo(): Promise<boolean> {
  const [found] = await rows<{ demo: boolean }>(
    database(),
    sql`select exists (select 1 from company where demo and status = 'normal') as demo`,
  );
  return found?.demo ?? false;
}
