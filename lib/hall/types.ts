import type { CompanyProfile } from '@/lib/company/types';
import type { ProductPage, Spoken } from '@/lib/product/types';

export const blockKinds = [
  'banner',
  'profile',
  'group',
  'popular',
  'case',
  'production',
  'history',
  'team',
  'power',
  'certificate',
  'contact',
  'partner',
  'process',
  'module',
  'launch',
  'agent',
] as const;
export type BlockKind = (typeof blockKinds)[number];

export type HallCase = {
  id: number;
  title: Spoken;
  countryCode: string;
  country: string;
  year: number;
  domestic: boolean;
  picture: string;
};
export type HallCaseDetail = HallCase & { description: Spoken; previous: HallCase | null; next: HallCase | null };
export type HallPower = { id: number; title: Spoken; description: Spoken; picture: string };
export type HallMember = { id: number; name: Spoken; title: Spoken; bio: Spoken; picture: string };
export type CertificateKind = 'system' | 'report' | 'authorisation' | 'patent' | 'qualification' | 'other';
export type HallCertificate = {
  id: number;
  type: CertificateKind;
  number: string;
  name: Spoken;
  issuer: Spoken;
  scope: Spoken;
  issuedOn: string;
  validUntil: string | null;
};
export type HallPage = { id: number; title: Spoken };
export type HallPageDetail = HallPage & { companyId: number; body: Spoken; picture: string | null };
export type Milestone = { id: number; year: number; text: Spoken };
export type ProductionLine = { id: number; line: Spoken; capacity: Spoken };
export type HallGroup = { id: number; name: Spoken; onHome: boolean; products: number };

/** A showroom as a visitor may see it: what the company's standing does not cover is left out. */
export type Hall = {
  company: CompanyProfile;
  /** shown blocks of the home in the owner's order */
  blocks: BlockKind[];
  groups: HallGroup[];
  cases: HallCase[];
  powers: HallPower[];
  team: HallMember[];
  certificates: HallCertificate[];
  pages: HallPage[];
  milestones: Milestone[];
  production: ProductionLine[];
};

export type HallSearchResult = {
  /** the products, by pages */
  listing: ProductPage;
  cases: HallCase[];
  /** products and cases together */
  total: number;
};
