import type { CheckKind } from '@/lib/company/check';
import type { CompanyStatus } from '@/lib/company/profile/constants';
import type { CompanyRole, Grade, Membership } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';

export type CompanyView = {
  id: number;
  name: string;
  names: { locale: Locale; name: string }[];
  status: CompanyStatus;
  rejectReason: string | null;
  countryCode: string;
  country: string;
  registrationNumber: string | null;
  licence: string | null;
  logo: string | null;
  phone: string;
  email: string;
  website: string | null;
  joinedOn: string;
  publishedAt: string | null;
  /** as given, whether or not it has run out */
  grade: Grade;
  gradeValidUntil: string | null;
  membership: Membership;
  membershipValidUntil: string | null;
  /** of grade, membership and checks; to be sent with what is written of them */
  revision: number;
  /** of its published profile; to be sent with what takes it down or lets it back */
  shownRevision: number;
  /** of today */
  today: { grade: Grade; membership: Membership };
  /** the language that its owner has chosen for messages */
  reader: Locale;
  /** the submission that waits */
  waiting: number | null;
};
export type CheckView = { kind: CheckKind; checkedOn: string; validUntil: string | null };
export type AccountView = {
  id: number;
  username: string;
  name: string;
  role: CompanyRole;
  phone: string | null;
  email: string | null;
  emailConfirmed: boolean;
  status: 'active' | 'disabled';
  seenAt: string | null;
};
export type ThingRow = {
  id: number;
  title: string;
  status: string;
  /** why it is hidden */
  hiddenReason: string | null;
  shown: boolean;
  /** the language that its owner has chosen for messages */
  reader: Locale;
  /** the submission that waits */
  waiting: number | null;
  /** a decision about it can still be taken back */
  held: boolean;
  /** of what visitors read of it; to be sent with what takes it down or lets it back */
  revision: number;
};
export type ThingPage = { rows: ThingRow[]; total: number; pages: number };
