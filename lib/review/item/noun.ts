import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Use } from '@/lib/upload/usage/commands';
import type { ReviewKind } from '../types';

export type ItemKind = Exclude<ReviewKind, 'company' | 'product'>;
export type ItemStatus = 'draft' | 'pending' | 'normal' | 'reject' | 'disable';

/** A thing as its commands see it. */
export type Item = {
  id: number;
  companyId: number;
  status: ItemStatus;
  /** null for a certificate */
  productId: number | null;
};

/** What a form of such a thing holds; `locale` is the language that it was filled in. */
export type ItemInput = { locale: Locale };

/**
 * How a certificate, launch or agent offer differs from the other two; they share one life: draft → pending review →
 * normal | reject, normal ⇄ disable. docs/domain.md, Certificate, launch and agent offer.
 */
export type Noun<I extends ItemInput> = {
  kind: ItemKind;
  table: 'certificate' | 'launch' | 'agent_offer';
  route: 'supplierCertificate' | 'supplierLaunch' | 'supplierAgentOffer';
  /** tags of the lists that show it, beside its company's pages */
  lists: readonly string[];
  /** whether its rows tell since when they are public */
  dated: boolean;
  /** the most that a company may have */
  max: number;
  /** @throws AppError forbidden where the company's standing of today does not cover it */
  assertCovered: (db: Db, companyId: number) => Promise<void>;
  /** @throws AppError badRequest with the fields that do not fit what is there; `id` is null for a new one */
  check: (db: Db, item: { companyId: number; id: number | null }, input: I, submitted: boolean) => Promise<void>;
  parse: (content: unknown) => I;
  read: (db: Db, id: number, locale: Locale) => Promise<I>;
  /** Writes the rows, new ones where `id` is null; returns the id. */
  write: (db: Db, item: { companyId: number; id: number | null }, input: I) => Promise<number>;
  usesOf: (input: I) => Use[];
  titleOf: (db: Db, input: I) => Promise<string>;
  /** What its form shows beside the values and files, as the product that it names. */
  beside?: (input: I, locale: Locale) => Promise<object>;
};

/** The subject of the files that the rows show, and that of those of a version under review. */
export const subjectOf = (kind: ItemKind, id: number): string => `${kind}:${id}`;
export const waitingSubjectOf = (kind: ItemKind, id: number): string => `${kind}:${id}:pending`;

/** Whether visitors may have seen it, so that a change of it waits beside it. */
export const isPublished = ({ status }: Pick<Item, 'status'>): boolean => status === 'normal' || status === 'disable';

/** What is to be dropped from the caches when it changes. */
export const tagsOf = ({ lists }: Pick<Noun<ItemInput>, 'lists'>, items: readonly Item[]): string[] => [
  ...new Set([
    ...lists,
    ...items.flatMap(({ companyId, productId }) => [
      `company:${companyId}`,
      ...(productId === null ? [] : [`product:${productId}`]),
    ]),
  ]),
];
