import type { Grade, Membership } from '@/lib/platform/config';
import type { FieldError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import type { UploadView } from '@/lib/upload/types';
import type { ChecklistItem, CompanyStatus } from './constants';
import type { ProfileInput } from './schema';

/** What a company has today and until when (ISO days). docs/domain.md, Verification and membership. */
export type OwnStanding = {
  grade: Grade;
  gradeValidUntil: string | null;
  membership: Membership;
  membershipValidUntil: string | null;
};

/** A point of the checklist. */
export type ChecklistEntry = {
  item: ChecklistItem;
  done: boolean;
  /** Without it the profile cannot be submitted. */
  blocks: boolean;
  /** The fields that are to be filled, as paths of the form. */
  missing: FieldError[];
  /** How many there are, of pictures, certificates or products; null where nothing is counted. */
  count: number | null;
  /** The languages of the introduction. */
  locales: Locale[];
};

/** A company's own profile, as its form opens with it. */
export type OwnProfile = {
  companyId: number;
  status: CompanyStatus;
  /** It is or was public, so that a change of it waits beside it. */
  published: boolean;
  /** Why the profile, or the change of a public one, was rejected, or why it was disabled. */
  reason: string | null;
  /** A change of a public profile that waits, was rejected or is kept unfinished. */
  change: 'pending' | 'rejected' | 'draft' | null;
  /** ISO instant of what waits. */
  submittedAt: string | null;
  /** Days within which a review is decided. */
  reviewDays: number;
  /** The number of the actor's registration while buyers cannot see it; null once they can. */
  ownPhone: string | null;
  profile: ProfileInput;
  /** To be sent with what is written. */
  revision: number;
  /** The files that the profile names. */
  files: UploadView[];
  coverage: Record<Locale, 'full' | 'part' | 'none'>;
  checklist: ChecklistEntry[];
  standing: OwnStanding;
};
