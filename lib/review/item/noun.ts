import 'server-only';
import type { Db } from '@/lib/platform/db/client';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Use } from '@/lib/upload/usage/commands';
import type { ReviewKind } from '../types';

export type ItemKind = Exclude<ReviewKind, 'company' | 'product'>;
export type ItemStatus = 'draft' | 'pending' | 'normal' | 'reject' | 'disable';

/** An item's row for commands. */
export type Item = {
  id: number;
  companyId: number;
  status: ItemStatus;
  /** null for a certificate */
  productId: number | null;
};

/** Form input of an item; `locale` is the form's language. */
export type ItemInput = { locale: Locale };

/**
 * What distinguishes certificates, launches and agent offers, which share one life cycle: draft → pending review →
 * normal | reject, normal ⇄ disable. docs/domain.md, Certificate, launch and agent offer.
 */
export type Noun<I extends ItemInput> = {
  kind: ItemKind;
  table: 'certificate' | 'launch' | 'agent_offer';
  route: 'supplierCertificate' | 'supplierLaunch' | 'supplierAgentOffer';
  /** tags of the lists that show it, beside its company's pages */
  lists: readonly string[];
  /** whether its rows have the date of publication */
  dated: boolean;
  /** maximum per company */
  max: number;
  /** @throws AppError forbidden where the company's standing of today does not cover it */
  assertCovered: (db: Db, companyId: number) => Promise<void>;
  /** @throws AppError badRequest with fields that conflict with stored data; `id` is null for a new one */
  check: (db: Db, item: { companyId: number; id: number | null }, input: I, submitted: boolean) => Promise<void>;
  parse: (content: unknown) => I;
  read: (db: Db, id: number, locale: Locale) => Promise<I>;
  /** Writes the rows, new ones where `id` is null; returns the id. */
  write: (db: Db, item: { companyId: number; id: number | null }, input: I) => Promise<number>;
  usesOf: (input: I) => Use[];
  titleOf: (db: Db, input: I) => Promise<string>;
  /** Additional data for its form, such as the product it refers to. */
  beside?: (input: I, locale: Locale) => Promise<object>;
};

/** Reference owner of the item's files, and of those of a version under review. */
export const subjectOf = (kind: ItemKind, id: number): string => `${kind}:${id}`;
export const waitingSubjectOf = (kind: ItemKind, id: number): string => `${kind}:${id}:pending`;

/** Whether visitors may have seen it, so that a change needs a pending version. */
export const isPublished = ({ status }: Pick<Item, 'status'>): boolean => status === 'normal' || status === 'disable';

/** Cache tags to expire when it changes. */
export const tagsOf = ({ lists }: Pick<Noun<ItemInput>, 'lists'>, items: readonly Item[]): string[] => [
  ...new Set([
    ...lists,
    ...items.flatMap(({ companyId, productId }) => [
      `company:${companyId}`,
      ...(productId === null ? [] : [`product:${productId}`]),
    ]),
  ]),
];
