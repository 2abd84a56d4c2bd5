import { z } from 'zod';
import type { NoticeType } from '../kind';
import type { NoticeValues } from '../value';

/** What tells of decisions of the staff on things of a company, and may be told together. */
export const reviewedTypes = [
  'productApproved',
  'productRejected',
  'itemApproved',
  'itemRejected',
  'reviewDigest',
] as const satisfies readonly NoticeType[];

type Decided = { type: string; values: NoticeValues };

/** Rejected things that a notice names; the list that it leads to has the rest. */
const named = 10;

/** `names`: the rejected ones with their reasons; `more`: how many it does not name. */
const tally = z.object({
  kind: z.string().default('product'),
  approved: z.number(),
  rejected: z.number(),
  names: z.string(),
  more: z.number(),
});
const one = z.object({ kind: z.string().default('product'), title: z.string(), reason: z.string().default('') });

function tallyOf({ type, values }: Decided): z.output<typeof tally> {
  if (type === 'reviewDigest') return tally.parse(values);
  const { kind, title, reason } = one.parse(values);
  const isRejected = type.endsWith('Rejected');
  return {
    kind,
    approved: isRejected ? 0 : 1,
    rejected: isRejected ? 1 : 0,
    // Isolated, since a name of another direction would turn what stands around it.
    names: isRejected ? `\u2068${title}\u2069 (\u2068${reason}\u2069)` : '',
    more: 0,
  };
}

/** The values of the notice that tells of what two told of; things of several kinds have none in common. */
export function togetherOf(earlier: Decided, later: Decided): NoticeValues & { kind: string } {
  const [before, after] = [tallyOf(earlier), tallyOf(later)];
  const rejected = before.rejected + after.rejected;
  const isNamed = after.rejected > 0 && before.rejected < named;
  return {
    kind: before.kind === after.kind ? after.kind : 'several',
    approved: before.approved + after.approved,
    rejected,
    names: isNamed ? [before.names, after.names].filter(Boolean).join('; ') : before.names,
    more: Math.max(0, rejected - named),
  };
}
