import type { Grade, Membership } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { Facets } from '@/lib/search/types';
import type { CheckKind } from './check';

export type CompanyCard = {
  id: number;
  name: TextWithLanguage;
  logo: string | null;
  countryCode: string;
  /** the country's name */
  country: string;
  city: string;
  grade: Grade;
  membership: Membership;
  years: number;
  founded: number | null;
  employees: number | null;
  exportCountries: number | null;
  /** names of its product groups, in its own order */
  mainProducts: string[];
  pictures: { productId: number; key: string; name: string }[];
  productCount: number;
  phone: string;
};

export type Verification = { kind: CheckKind; checkedOn: string; validUntil: string | null };
/** A grade's last day and the checks behind it. */
export type CompanyRecord = { gradeValidUntil: string | null; verifications: Verification[] };

export type CompanyProfile = CompanyCard & {
  slogan: TextWithLanguage;
  introduction: TextWithLanguage;
  region: string;
  address: string;
  contactName: string;
  contactTitle: string;
  email: string;
  website: string | null;
  brand: string;
  registrationNumber: string | null;
  floorArea: number | null;
  banner: string | null;
  hue: number;
  /** showroom template */
  template: 'a' | 'b' | 'c';
  productTemplate: 1 | 2 | 3;
  gradeValidUntil: string | null;
  membershipValidUntil: string | null;
  joinedOn: string;
  categories: { id: number; name: string }[];
  tags: { id: number; name: string }[];
  verifications: Verification[];
  locales: Locale[];
  demo: boolean;
  publishedAt: string;
  updatedAt: string;
};

export type CompanyPage = {
  items: CompanyCard[];
  total: number;
  pages: number;
  facets: Facets;
  mended: string | null;
};
