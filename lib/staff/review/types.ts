import type { Grade, Membership } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import type { ReviewKind } from '@/lib/review/types';
import type { FieldName } from './field';

/** A side of a field: nothing, one text, several, or files by their keys, each with what it shows on a second line. */
export type Side = readonly string[];
export type FieldView = {
  path: string;
  field: FieldName;
  /** of a text */
  locale: Locale | null;
  show: 'text' | 'list' | 'picture' | 'video' | 'licence';
  before: Side;
  after: Side;
  changed: boolean;
};

/** What was decided about a thing before. */
export type ReviewDecision = {
  id: number;
  state: 'approved' | 'rejected' | 'withdrawn';
  reason: string | null;
  at: string;
  by: string | null;
};

/** What is looked up about a company's profile before it is judged. */
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
  /** the language it was filled in */
  locale: Locale;
  companyId: number;
  company: string;
  grade: Grade;
  membership: Membership;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  reason: string | null;
  /** nobody has seen the thing yet */
  fresh: boolean;
  submittedAt: string;
  submittedBy: string | null;
  decidedAt: string | null;
  decidedBy: string | null;
  /** the language that its reader has chosen for messages */
  reader: Locale;
  fields: FieldView[];
  /** what is another than in the submission that was decided before; null where that was not kept */
  since: FieldView[] | null;
  /** paths of the fields that were flagged by this decision, and by the one before */
  flags: string[];
  earlierFlags: string[];
  /** approved without a look at the licence */
  unseen: boolean;
  /** the reader has looked at the licence, where there is a new one */
  seen: boolean;
  /** a decision that can still be taken back */
  held: { by: string; action: string; own: boolean } | null;
  checks: Check[];
  history: ReviewDecision[];
};
