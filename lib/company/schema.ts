import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { idField, keywordField, localeTextField, namedField, siteIdField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { listInput, pageOutput } from '@/lib/search/schema';
import { checkKinds } from './check';

const count = z.number().int();
const day = z.string().meta({ description: 'day' });

export const companyCard = z
  .object({
    id: count,
    name: localeTextField,
    logo: z.string().nullable().meta({ description: 'picture' }),
    countryCode: z.string(),
    city: z.string(),
    grade: z.enum(config.grades).meta({ description: 'gradeGiven' }),
    membership: z.enum(config.memberships).meta({ description: 'membershipHeld' }),
    years: count.meta({ description: 'years' }),
    founded: count.nullable(),
    employees: count.nullable(),
    exportCountries: count.nullable(),
    /** names of its product groups, in its own order */
    mainProducts: z.array(z.string()),
    pictures: z.array(z.object({ productId: count, key: z.string(), name: z.string() })),
    productCount: count,
    phone: z.string(),
  })
  .meta({ id: 'CompanyCard' });

export const companyProfile = companyCard
  .extend({
    slogan: localeTextField,
    introduction: localeTextField,
    region: z.string(),
    address: z.string(),
    contactName: z.string(),
    contactTitle: z.string(),
    email: z.string(),
    website: z.string().nullable(),
    brand: z.string(),
    registrationNumber: z.string().nullable(),
    floorArea: count.nullable().meta({ description: 'floorArea' }),
    gradeValidUntil: day.nullable(),
    membershipValidUntil: day.nullable(),
    joinedOn: day,
    categories: z.array(namedField),
    tags: z.array(namedField),
    verifications: z.array(z.object({ kind: z.string(), checkedOn: day, validUntil: day.nullable() })),
    locales: z.array(z.enum(locales)).meta({ description: 'locales' }),
    publishedAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'CompanyProfile' });

/** What proves a company: its standing today, its checks, and the grade that has expired. */
export const companyRecord = z.object({
  id: count,
  grade: z.enum(config.grades),
  membership: z.enum(config.memberships),
  years: count,
  gradeValidUntil: z.string().nullable(),
  /** the last grade and its last day; null unless it has expired */
  expiredGrade: z.object({ grade: z.enum(config.grades), on: z.string() }).nullable(),
  verifications: z.array(
    z.object({ kind: z.enum(checkKinds), checkedOn: z.string(), validUntil: z.string().nullable() }),
  ),
});

const companyPage = pageOutput(companyCard).meta({ id: 'CompanyPage' });

export const companyListCall = defineCall({
  method: 'POST',
  path: '/api/company/list',
  tag: 'company',
  summary: 'companyList',
  input: listInput,
  output: companyPage,
});

export const companySearchCall = defineCall({
  method: 'POST',
  path: '/api/company/search',
  tag: 'company',
  summary: 'companySearch',
  input: listInput.extend({ keyword: keywordField }),
  output: companyPage,
});

export const companyGetCall = defineCall({
  method: 'GET',
  path: '/api/company/get',
  tag: 'company',
  summary: 'companyGet',
  input: z.object({ siteId: siteIdField, id: idField.meta({ description: 'id', example: 12 }) }),
  output: companyProfile,
});
