import type { Locale } from '@/lib/platform/i18n/site';

/** What staff review. docs/domain.md, Life cycles. */
export type ReviewKind = 'company' | 'product' | 'certificate' | 'launch' | 'offer';

/** A submission as the commands of its noun see it. */
export type ReviewItem = {
  id: number;
  kind: ReviewKind;
  targetId: number;
  companyId: number;
  title: string;
  locale: Locale;
  /** the waiting version of what is public already; null where the thing's own rows are reviewed */
  content: unknown;
  submittedBy: number | null;
};
