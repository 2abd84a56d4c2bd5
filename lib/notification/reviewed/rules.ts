import { z } from 'zod';
import type { NoticeType } from '@/lib/notification/constants';
import type { NoticeValues } from '@/lib/notification/format';

/** Notices of staff decisions on a company's items that can be merged. */
export const reviewedTypes = [
  'productApproved',
  'productRejected',
  'itemApproved',
  'itemRejected',
  'reviewDigest',
] as const satisfies readonly NoticeType[];

type Decided = { type: string; values: NoticeValues };

/** Rejected items named in a notice; its list shows the rest. */
const named = 10;

const thing = z.object({ title: z.string(), reason: z.string().default(''), review: z.number().optional() });

/** `names`: rejected items with reasons; `more`: how many are not named. */
const tally = z.object({
  kind: z.string().default('product'),
  approved: z.number(),
  rejected: z.number(),
  names: z.object({ rejected: z.array(thing) }),
  more: z.number(),
});
const one = thing.extend({ kind: z.string().default('product') });

function tallyOf({ type, values }: Decided): z.output<typeof tally> {
  if (type === 'reviewDigest') return tally.parse(values);
  const { kind, ...decided } = one.parse(values);
  const isRejected = type.endsWith('Rejected');
  return {
    kind,
    approved: isRejected ? 0 : 1,
    rejected: isRejected ? 1 : 0,
    names: { rejected: isRejected ? [decided] : [] },
    more: 0,
  };
}

/** The values of two notices merged; of different kinds, the kind is 'several'. */
export function togetherOf(earlier: Decided, later: Decided): NoticeValues & { kind: string } {
  const [before, after] = [tallyOf(earlier), tallyOf(later)];
  const rejected = before.rejected + after.rejected;
  return {
    kind: before.kind === after.kind ? after.kind : 'several',
    approved: before.approved + after.approved,
    rejected,
    names: { rejected: [...before.names.rejected, ...after.names.rejected].slice(0, named) },
    more: Math.max(0, rejected - named),
  };
}
