import type { Locale } from '@/lib/platform/i18n/site';

/** Kinds of items that staff review. docs/domain.md, Life cycles. */
export type ReviewKind = 'company' | 'product' | 'certificate' | 'launch' | 'offer';

/** A submission for its noun's commands. */
export type ReviewItem = {
  id: number;
  kind: ReviewKind;
  targetId: number;
  companyId: number;
  title: string;
  locale: Locale;
  /** pending version of a public item; null if the item's own rows are reviewed */
  content: unknown;
  submittedBy: number | null;
};
