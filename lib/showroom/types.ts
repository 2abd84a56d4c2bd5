import type { CompanyProfile } from '@/lib/company/types';
import { blockKinds } from '@/lib/platform/db/schema/collection';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import type { ProductPage } from '@/lib/product/types';

export { blockKinds };
export type BlockKind = (typeof blockKinds)[number];

export type ShowroomCase = {
  id: number;
  title: TextWithLanguage;
  countryCode: string;
  country: string;
  year: number;
  domestic: boolean;
  groupId: number | null;
  picture: string;
};
export type ShowroomCaseDetail = ShowroomCase & {
  description: TextWithLanguage;
  /** in addition to the cover */
  pictures: string[];
  previous: ShowroomCase | null;
  next: ShowroomCase | null;
};
export type ShowroomCaseGroup = { id: number; name: TextWithLanguage };
export type ShowroomPower = { id: number; title: TextWithLanguage; description: TextWithLanguage; picture: string };
export type ShowroomMember = {
  id: number;
  name: TextWithLanguage;
  title: TextWithLanguage;
  bio: TextWithLanguage;
  picture: string;
};
export type CertificateKind = 'system' | 'report' | 'authorisation' | 'patent' | 'qualification' | 'other';
export type ShowroomCertificate = {
  id: number;
  type: CertificateKind;
  number: string;
  name: TextWithLanguage;
  issuer: TextWithLanguage;
  scope: TextWithLanguage;
  issuedOn: string;
  validUntil: string | null;
  picture: string | null;
};
export type ShowroomPage = { id: number; title: TextWithLanguage };
export type ShowroomPageDetail = ShowroomPage & { companyId: number; body: TextWithLanguage; picture: string | null };
export type Milestone = { id: number; year: number; text: TextWithLanguage };
export type ProductionLine = { id: number; line: TextWithLanguage; capacity: TextWithLanguage };
export type ShowroomPartner = { id: number; name: string; website: string | null; logo: string };
export type ProcessStep = {
  id: number;
  title: TextWithLanguage;
  description: TextWithLanguage;
  picture: string | null;
};
export type ShowroomModule = {
  id: number;
  layout: 'text' | 'picture';
  title: TextWithLanguage;
  body: TextWithLanguage;
  pictures: string[];
};
/** Corporate pictures within the membership's cap, and the corporate video. */
export type ShowroomMedia = { pictures: { key: string; alt: string }[]; video: string | null };
export type ShowroomGroup = {
  id: number;
  name: TextWithLanguage;
  onHome: boolean;
  products: number;
  /** the cover of its first product */
  cover: string;
};

/** A showroom as a visitor may see it: what the company's standing does not cover is left out. */
export type Showroom = {
  company: CompanyProfile;
  /** the template that is shown: the chosen one, or the next lower that the standing covers */
  template: CompanyProfile['template'];
  /** shown blocks of the home in the owner's order */
  blocks: BlockKind[];
  groups: ShowroomGroup[];
  cases: ShowroomCase[];
  /** those with public cases */
  caseGroups: ShowroomCaseGroup[];
  process: ProcessStep[];
  media: ShowroomMedia;
  powers: ShowroomPower[];
  team: ShowroomMember[];
  certificates: ShowroomCertificate[];
  pages: ShowroomPage[];
  partners: ShowroomPartner[];
  modules: ShowroomModule[];
  milestones: Milestone[];
  production: ProductionLine[];
};

/** A launch on the home, linking to its product. */
export type ShowroomLaunch = {
  id: number;
  productId: number;
  product: string;
  picture: string;
  slogan: TextWithLanguage;
};
/** An agent offer on the home. */
export type ShowroomOffer = { id: number; product: string; picture: string; slogan: TextWithLanguage };

export type ShowroomSearchResult = {
  /** a page of products */
  listing: ProductPage;
  cases: ShowroomCase[];
  /** products plus cases */
  total: number;
};
