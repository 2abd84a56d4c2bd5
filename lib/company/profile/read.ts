import 'server-only';
import { sql } from 'drizzle-orm';
import type { Grade, Membership } from '@/lib/platform/config';
import { type Db, rows } from '@/lib/platform/db/client';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { standing } from '@/lib/standing/queries';
import type { CompanyStatus } from './constants';
import type { ProfileInput, ProfileTranslation } from './schema';

/** A company row for commands. */
export type CompanyRecord = {
  id: number;
  status: CompanyStatus;
  reason: string | null;
  /** It has been public once. */
  published: boolean;
  countryCode: string;
  /** Current values. */
  grade: Grade;
  membership: Membership;
  gradeValidUntil: string | null;
  membershipValidUntil: string | null;
};

/**
 * Whether visitors may have seen the profile, so that a change needs a pending version. docs/domain.md, Company
 * profile.
 */
export const isPublished = ({ status, published }: Pick<CompanyRecord, 'status' | 'published'>): boolean =>
  status === 'normal' || (status === 'disabled' && published);

/**
 * A company's status and standing.
 * @param lock locks the row until the transaction ends; every command does this first
 * @throws AppError notFound if there is none
 */
export async function readCompany(db: Db, companyId: number, lock = false): Promise<CompanyRecord> {
  const [company] = await rows<CompanyRecord>(
    db,
    sql`select c.id, c.status, c.reject_reason as reason, c.published_at is not null as published, c.country_code as "countryCode",
        standing.grade, standing.membership, standing.grade_valid_until::text as "gradeValidUntil",
        standing.membership_valid_until::text as "membershipValidUntil"
      from company c ${standing} where c.id = ${companyId} ${lock ? sql`for update of c` : sql``}`,
  );
  if (!company) throw new AppError('notFound');
  return company;
}

type Row = Omit<ProfileInput, 'locale' | 'translations' | 'website'> & {
  website: string | null;
  texts: (ProfileTranslation & { locale: Locale })[];
};

/** The profile in the company's own tables, as form input. */
export async function readProfile(db: Db, companyId: number, locale: Locale): Promise<ProfileInput> {
  const [row] = await rows<Row>(
    db,
    sql`select c.country_code as "countryCode", c.phone, c.email, c.website, coalesce(c.registration_number, '') as "registrationNumber",
        c.brand, c.founded, c.employees, c.floor_area as "floorArea", c.export_countries as "exportCountries", c.logo, c.licence,
        array(select category_id from company_category where company_id = c.id order by sort, category_id) as categories,
        array(select tag_id from company_tag where company_id = c.id order by tag_id) as tags,
        (select key from company_media where company_id = c.id and kind = 'video' limit 1) as video,
        (select coalesce(jsonb_agg(jsonb_build_object('key', key, 'alt', alt) order by sort, key), '[]')
          from company_media where company_id = c.id and kind = 'picture') as pictures,
        (select coalesce(jsonb_agg(jsonb_build_object('locale', locale, 'name', name, 'slogan', slogan, 'introduction', introduction,
          'region', region, 'city', city, 'address', address, 'contactName', contact_name, 'contactTitle', contact_title)), '[]')
          from company_translation where company_id = c.id) as texts
      from company c where c.id = ${companyId}`,
  );
  if (!row) throw new AppError('notFound');
  const { texts, website, ...rest } = row;
  const translations = Object.fromEntries(texts.map(({ locale: of, ...text }) => [of, text]));
  return { ...rest, website: website ?? '', locale, translations };
}
