import 'server-only';
import { purchaseAddendum, purchaseQuestion } from '@/lib/platform/db/schema/purchase';
import type { Bidder } from './bidder';
import type { insertLater } from './insert';
import type { takeInTurn } from './message';
import { type RequestSeed, readTradeTexts } from './trade-seed';
import { at } from './trade-time';

const day = 86_400_000;
const texts = readTradeTexts();

type Load = { now: Date; insert: ReturnType<typeof insertLater>; take: ReturnType<typeof takeInTurn> };
type Published = { id: number; seed: RequestSeed; bidders: readonly Bidder[]; publishedAt: Date };

/** What was asked and answered about a request while it was open, and what its buyer added to it. */
export function addCorrespondence({ now, insert, take }: Load, { id, seed, bidders, publishedAt }: Published): void {
  const { locale } = seed;
  const [first, second] = bidders;
  const askedAt = new Date(publishedAt.getTime() + day);
  if (seed.question && first)
    insert.add(purchaseQuestion, [
      {
        requestId: id,
        companyId: first.companyId,
        accountId: first.accountId,
        locale,
        question: seed.question[0],
        answer: seed.question[1],
        answeredAt: new Date(askedAt.getTime() + day),
        createdAt: askedAt,
      },
    ]);
  if (second && seed.state === 'open' && id % 3 === 1)
    insert.add(purchaseQuestion, [
      {
        requestId: id,
        companyId: second.companyId,
        accountId: second.accountId,
        locale: second.locale,
        question: take(`ask ${second.locale}`, texts[second.locale].asks),
        createdAt: at(now, -1, 9),
      },
    ]);
  if (seed.addendum)
    insert.add(purchaseAddendum, [
      { requestId: id, number: 1, locale, text: seed.addendum, createdAt: at(now, -2, 9) },
    ]);
}
