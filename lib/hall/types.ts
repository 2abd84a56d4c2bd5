import type { CompanyProfile } from '@/lib/company/types';
import type { Spoken } from '@/lib/platform/i18n/spoken';
import type { ProductPage } from '@/lib/product/types';

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
  groupId: number | null;
  picture: string;
};
export type HallCaseDetail = HallCase & {
  description: Spoken;
  /** beside the cover */
  pictures: string[];
  previous: HallCase | null;
  next: HallCase | null;
};
export type HallCaseGroup = { id: number; name: Spoken };
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
  picture: string | null;
};
export type HallPage = { id: number; title: Spoken };
export type HallPageDetail = HallPage & { companyId: number; body: Spoken; picture: string | null };
export type Milestone = { id: number; year: number; text: Spoken };
export type ProductionLine = { id: number; line: Spoken; capacity: Spoken };
export type HallPartner = { id: number; name: string; website: string | null; logo: string };
export type ProcessStep = { id: number; title: Spoken; description: Spoken; picture: string | null };
export type HallModule = { id: number; layout: 'text' | 'picture'; title: Spoken; body: Spoken; pictures: string[] };
/** Corporate pictures as far as the membership covers them, and the corporate video. */
export type HallMedia = { pictures: { key: string; alt: string }[]; video: string | null };
export type HallGroup = {
  id: number;
  name: Spoken;
  onHome: boolean;
  products: number;
  /** the cover of its first product */
  cover: string;
};

/** A showroom as a visitor may see it: what the company's standing does not cover is left out. */
export type Hall = {
  company: CompanyProfile;
  /** the template that is shown: the chosen one, or the next lower that the standing covers */
  template: CompanyProfile['template'];
  /** shown blocks of the home in the owner's order */
  blocks: BlockKind[];
  groups: HallGroup[];
  cases: HallCase[];
  /** those that hold shown cases */
  caseGroups: HallCaseGroup[];
  process: ProcessStep[];
  media: HallMedia;
  powers: HallPower[];
  team: HallMember[];
  certificates: HallCertificate[];
  pages: HallPage[];
  partners: HallPartner[];
  modules: HallModule[];
  milestones: Milestone[];
  production: ProductionLine[];
};

/** A launch on the home: it leads to its product. */
export type HallLaunch = { id: number; productId: number; product: string; picture: string; slogan: Spoken };
/** An agent offer on the home. */
export type HallOffer = { id: number; product: string; picture: string; slogan: Spoken };

export type HallSearchResult = {
  /** the products, by pages */
  listing: ProductPage;
  cases: HallCase[];
  /** products and cases together */
  total: number;
};
