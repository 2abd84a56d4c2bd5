import type { Grade, Membership } from '@/lib/platform/config';
import type { FieldError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import type { UploadView } from '@/lib/upload/types';
import type { ChecklistItem, CompanyStatus } from './constants';
import type { ProfileInput } from './schema';

/** Current grade and membership, and their expiry (ISO dates). docs/domain.md, Verification and membership. */
export type OwnStanding = {
  grade: Grade;
  gradeValidUntil: string | null;
  membership: Membership;
  membershipValidUntil: string | null;
};

export type ChecklistEntry = {
  item: ChecklistItem;
  done: boolean;
  /** Required for submission. */
  blocks: boolean;
  /** Missing fields, as form paths. */
  missing: FieldError[];
  /** Number of pictures, certificates or products; null if not counted. */
  count: number | null;
  /** The languages of the introduction. */
  locales: Locale[];
};

/** A company's own profile, as its form loads it. */
export type OwnProfile = {
  companyId: number;
  status: CompanyStatus;
  /** It is or was public, so that changes need a pending version. */
  published: boolean;
  /** Why the profile, or the change of a public one, was rejected, or why it was disabled. */
  reason: string | null;
  /** State of the change of a public profile; null without one. */
  change: 'pending' | 'rejected' | 'draft' | null;
  /** ISO instant of the pending version. */
  submittedAt: string | null;
  /** Days within which a review is decided. */
  reviewDays: number;
  /** The actor's registered number while it is hidden from buyers; null once it is visible. */
  ownPhone: string | null;
  profile: ProfileInput;
  /** To be sent back with the next write. */
  revision: number;
  /** Files referenced by the profile. */
  files: UploadView[];
  coverage: Record<Locale, 'full' | 'part' | 'none'>;
  checklist: ChecklistEntry[];
  standing: OwnStanding;
};
