import { statedInstant } from '@/lib/platform/import/date';
import { statedMoney } from '@/lib/platform/import/money';
import type { UnreadValue } from '@/lib/platform/import/refusal';
import { line } from '@/lib/platform/import/text';
import type { TenderPatch } from '@/lib/tender/import/types';
import type { Release } from './schema';

const planned = new Set(['planning', 'planned']);
const ended = new Set(['cancelled', 'unsuccessful', 'withdrawn']);

/**
 * The status resulting from a release; undefined if unchanged.
 * @param said the release alone
 * @param whole merged with the earlier ones
 */
export function statusOf(release: Release, compiled: Release): TenderPatch['status'] {
  const tags = release.tag ?? [];
  const status = release.tender?.status ?? '';
  if (tags.includes('tenderCancellation') || ended.has(status)) return 'cancelled';
  const awards = release.awards ? (compiled.awards ?? []).map((award) => award.status ?? 'active') : [];
  if (awards.includes('active')) return 'awarded';
  if (awards.length > 0 && awards.every((one) => one === 'unsuccessful')) return 'cancelled';
  // A complete tender takes no more bids, even without a stated winner.
  const isComplete = status === 'complete';
  if (!isComplete && awards.length > 0 && awards.every((one) => one === 'cancelled')) return 'open';
  if (tags.some((tag) => /^(?:contract|implementation)/.test(tag))) return 'awarded';
  if (isComplete) return 'closed';
  if (planned.has(status)) return 'planned';
  if (status === 'active' || tags.includes('tender')) return 'open';
  return tags.includes('planning') ? 'planned' : undefined;
}

/** Awarded suppliers, total amount and last date; with several currencies, in the first. */
export function awardOf(compiled: Release, unread: UnreadValue[]): Pick<TenderPatch, 'facts' | 'names'> {
  const awards = (compiled.awards ?? []).filter(({ status }) => (status ?? 'active') === 'active');
  const amounts = awards.flatMap(({ value }) => statedMoney(value?.amount, value?.currency, unread) ?? []);
  const currency = amounts[0]?.currency ?? null;
  const same = amounts.filter((amount) => amount.currency === currency);
  const days = awards.flatMap(({ date }) => statedInstant(date, unread)?.slice(0, 10) ?? []);
  const suppliers = awards.flatMap((award) => award.suppliers ?? []).flatMap(({ name }) => name?.trim() || []);
  return {
    facts: {
      awardAmount: currency ? same.reduce((sum, { minor }) => sum + minor, 0) : null,
      awardCurrency: currency,
      awardedOn: days.sort().at(-1) ?? null,
    },
    names: { awardedTo: line([...new Set(suppliers)].join(', '), 500) },
  };
}
