import type { Grade, Membership } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ReviewKind } from '@/lib/review/types';
import type { FieldName } from './field';

/** A side of a field: no, one or several texts, or files by key, each with a caption. */
export type Side = readonly string[];
export type FieldView = {
  path: string;
  field: FieldName;
  /** language of a text */
  locale: Locale | null;
  show: 'text' | 'list' | 'picture' | 'video' | 'licence';
  before: Side;
  after: Side;
  changed: boolean;
};

/** An earlier decision on the item. */
export type ReviewDecision = {
  id: number;
  state: 'approved' | 'rejected' | 'withdrawn';
  reason: string | null;
  at: string;
  by: string | null;
};

/** An automatic check of a company's profile. */
export type Check = {
  key: 'numberFree' | 'numberTaken' | 'codeGood' | 'codeDoubt' | 'phoneKnown';
  good: boolean;
  detail: string | null;
};

export type ReviewView = {
  id: number;
  kind: ReviewKind;
  targetId: number;
  title: string;
  /** the form's language */
  locale: Locale;
  companyId: number;
  company: string;
  grade: Grade;
  membership: Membership;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  reason: string | null;
  /** the item has never been public */
  fresh: boolean;
  submittedAt: string;
  submittedBy: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  /** the reader's language for messages */
  reader: Locale;
  fields: FieldView[];
  /** differences from the last decided submission; null if that was not stored */
  since: FieldView[] | null;
  /** paths of fields flagged by this and by the previous decision */
  flags: string[];
  earlierFlags: string[];
  /** approved without a look at the licence */
  unseen: boolean;
  /** whether the reader has viewed a new licence */
  seen: boolean;
  /** a decision that can still be undone */
  held: { by: string; action: string; own: boolean } | null;
  checks: Check[];
  history: ReviewDecision[];
};
