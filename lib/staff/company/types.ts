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
  /** as granted, whether or not expired */
  grade: Grade;
  gradeValidUntil: string | null;
  membership: Membership;
  membershipValidUntil: string | null;
  /** of grade, membership and checks; to be sent back with the next write */
  revision: number;
  /** of its published profile; to be sent back when disabling or enabling it */
  shownRevision: number;
  /** current values, without expired ones */
  today: { grade: Grade; membership: Membership };
  /** the owner's language for messages */
  reader: Locale;
  /** pending submission */
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
export type CompanyItemRow = {
  id: number;
  title: string;
  status: string;
  /** why it is hidden */
  hiddenReason: string | null;
  shown: boolean;
  /** the owner's language for messages */
  reader: Locale;
  /** pending submission */
  waiting: number | null;
  /** a decision on it can still be undone */
  held: boolean;
  /** of its public version; to be sent back when disabling or enabling it */
  revision: number;
};
export type CompanyItemPage = { rows: CompanyItemRow[]; total: number; pages: number };
