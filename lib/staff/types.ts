import type { Grade, Membership } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ReviewKind } from '@/lib/review/types';
import type { AuditChange } from './audit/change';
import type { companyItemKinds, hideKinds, queueKinds } from './constants';

export type QueueKind = (typeof queueKinds)[number];
export type HideKind = (typeof hideKinds)[number];
export type CompanyItemKind = (typeof companyItemKinds)[number];

/** Size of a queue, and the age of its oldest item. */
export type QueueCount = { kind: QueueKind; count: number; oldest: string | null };

/** A pending submission. */
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
  /** whether it changes a public item */
  change: boolean;
  /** number of rejections since the last approval */
  rejections: number;
  submittedAt: string;
};
export type QueueFilter = { page: number; newest: boolean; grade: Grade | null };
export type QueuePage = { rows: QueueRow[]; total: number; pages: number };

/** A decided submission. */
export type DecidedRow = Pick<QueueRow, 'id' | 'title' | 'locale' | 'companyId' | 'company'> & {
  state: 'approved' | 'rejected';
  /** in the console's language if a preset */
  reason: string | null;
  by: string | null;
  decidedAt: string;
};
export type DecidedPage = { rows: DecidedRow[]; total: number; pages: number };

/** An upgrade request. */
export type UpgradeRow = {
  id: number;
  companyId: number;
  company: string;
  grade: Grade;
  membership: Membership;
  wanted: 'A' | 'B' | 'gold' | 'diamond';
  message: string;
  /** private files for reviewers */
  documents: { key: string; name: string }[];
  state: 'open' | 'done' | 'declined';
  answer: string | null;
  by: string | null;
  /** a decision on the company's standing can still be undone */
  held: boolean;
  /** the company has checks on which a grade can be based */
  checked: boolean;
  createdAt: string;
  closedAt: string | null;
  /** of the company's standing; to be sent with the answer */
  revision: number;
};
export type UpgradePage = { rows: UpgradeRow[]; total: number; pages: number };

/** An audit entry. */
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
  /** the item's title; null if deleted, or for the company itself */
  subject: string | null;
  /** the submission that was decided */
  reviewId: number | null;
  /** values that changed, or were given */
  changes: AuditChange[];
  /** text given with it, such as a reason */
  reason: string | null;
};
export type AuditPage = { rows: AuditRow[]; more: boolean };
