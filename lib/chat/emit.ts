import 'server-only';
import { afterCommit, type Transaction } from '@/lib/platform/db/transaction';
import { emit, roomOf } from '@/lib/platform/emission';
import type { ChatEvents } from './events';
import type { ConversationRow } from './lock';
import type { Speaker } from './rules';

const sidesOf = ({ kind, companyId, accountId }: ConversationRow): Partial<Record<Speaker, string>> => {
  const own = roomOf.account(accountId);
  if (kind === 'support' || companyId === null) return { supplier: own, purchaser: own, staff: roomOf.support };
  return { supplier: roomOf.company(companyId), purchaser: own };
};

/** Notifies both sides of a conversation after commit. */
export const emitToBoth = <E extends keyof ChatEvents>(
  tx: Transaction,
  row: ConversationRow,
  event: E,
  data: ChatEvents[E],
): void => afterCommit(tx, async () => emit({ rooms: [...new Set(Object.values(sidesOf(row)))], event, data }));

/** Notifies the supplier's users only, after commit. */
export const emitToColleagues = <E extends keyof ChatEvents>(
  tx: Transaction,
  row: ConversationRow,
  event: E,
  data: ChatEvents[E],
): void => afterCommit(tx, async () => emit({ rooms: [sidesOf(row).supplier ?? []].flat(), event, data }));

/** Notifies the side other than `side`, immediately. */
export const emitToOther = <E extends keyof ChatEvents>(
  row: ConversationRow,
  side: Speaker,
  event: E,
  data: ChatEvents[E],
): void => {
  const sides = sidesOf(row);
  const rooms = [...new Set(Object.values(sides))].filter((room) => room !== sides[side]);
  emit({ rooms, event, data });
};
