import type { Grade, Membership } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ReviewKind } from '@/lib/review/types';
import type { AuditChange } from './audit/change';
import type { hideKinds, queueKinds, thingKinds } from './constants';

export type QueueKind = (typeof queueKinds)[number];
export type HideKind = (typeof hideKinds)[number];
export type ThingKind = (typeof thingKinds)[number];

/** How much waits in a queue, and since when the first of it. */
export type QueueCount = { kind: QueueKind; count: number; oldest: string | null };

/** A submission that waits. */
export type QueueRow = {
  id: number;
  kind: ReviewKind;
  targetId: number;
  title: string;
  locale: Locale;
  companyId: number;
  company: string;
  grade: Grade;
  membership: Membership;
  /** a change of what is public already */
  change: boolean;
  /** how often it was rejected since it was approved last, or ever */
  rejections: number;
  submittedAt: string;
};
export type QueueFilter = { page: number; newest: boolean; grade: Grade | null };
export type QueuePage = { rows: QueueRow[]; total: number; pages: number };

/** A submission that was decided. */
export type DecidedRow = Pick<QueueRow, 'id' | 'title' | 'locale' | 'companyId' | 'company'> & {
  state: 'approved' | 'rejected';
  /** in the language of the console where it is a usual one */
  reason: string | null;
  by: string | null;
  decidedAt: string;
};
export type DecidedPage = { rows: DecidedRow[]; total: number; pages: number };

/** A wish for a higher standing. */
export type UpgradeRow = {
  id: number;
  companyId: number;
  company: string;
  grade: Grade;
  membership: Membership;
  wanted: 'A' | 'B' | 'gold' | 'diamond';
  message: string;
  /** private files, which whoever decides may open */
  documents: { key: string; name: string }[];
  state: 'open' | 'done' | 'declined';
  answer: string | null;
  by: string | null;
  /** a decision about the company's standing can still be taken back */
  held: boolean;
  /** something of the company was checked, on which a grade can rest */
  checked: boolean;
  createdAt: string;
  closedAt: string | null;
  /** of the company's standing; to be sent with the answer */
  revision: number;
};
export type UpgradePage = { rows: UpgradeRow[]; total: number; pages: number };

/** One entry of the audit log. */
export type AuditRow = {
  id: number;
  at: string;
  action: string;
  actorKind: 'supplier' | 'purchaser' | 'staff' | 'system';
  by: string | null;
  username: string | null;
  companyId: number | null;
  company: string | null;
  targetId: number | null;
  /** what the thing is called; null where it is gone or the company itself */
  subject: string | null;
  /** the submission that was decided */
  reviewId: number | null;
  /** values that changed, or were given */
  changes: AuditChange[];
  /** what was said with it, as a reason */
  reason: string | null;
};
export type AuditPage = { rows: AuditRow[]; more: boolean };
