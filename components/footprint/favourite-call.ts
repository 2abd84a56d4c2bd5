import type { followAddCall, followDeleteCall, followStateCall } from '@/lib/footprint/follow/schema';
import type { favouriteAddCall, favouriteDeleteCall, favouriteStateCall } from '@/lib/footprint/schema';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';
import type { MarkType } from './favourite-marks';

const max = 100;

const follows = { 'follow-supplier': 'supplier', 'follow-sector': 'sector', 'follow-request': 'request' } as const;
const isFollow = (type: MarkType): type is keyof typeof follows => type in follows;
const placeOf = (type: MarkType) =>
  isFollow(type)
    ? ({ path: '/api/follow', plain: follows[type] } as const)
    : ({ path: '/api/favourite', plain: type } as const);

/** Which of these the acting account has marked. */
export async function markedAmong(type: MarkType, ids: readonly number[]): Promise<number[]> {
  const { path, plain } = placeOf(type);
  const found: number[] = [];
  for (let from = 0; from < ids.length; from += max) {
    const input = { type: plain, ids: ids.slice(from, from + max) };
    found.push(
      ...(await callPath<typeof followStateCall | typeof favouriteStateCall>(`${path}/state`, input, { quiet: true })),
    );
  }
  return found;
}

/** Adds or removes a favourite or follow. */
export async function setMark(type: MarkType, id: number, kept: boolean): Promise<void> {
  const { path, plain } = placeOf(type);
  if (kept) await callPath<typeof followAddCall | typeof favouriteAddCall>(`${path}/add`, { type: plain, id });
  else
    await callPath<typeof followDeleteCall | typeof favouriteDeleteCall>(`${path}/delete`, { type: plain, ids: [id] });
}

const lists = {
  purchaser: { favourites: href('purchaserFavourite'), follows: href('purchaserFollow') },
  supplier: {
    favourites: href('supplierHistoryType', { type: 'favourites' }),
    follows: href('supplierHistoryType', { type: 'follows' }),
  },
};

/** Address of the account's list of such marks, opened at their type. */
export function markedListAddress(kind: MemberKind, type: MarkType): { name: 'favourites' | 'follows'; href: string } {
  const name = type.startsWith('follow-') ? 'follows' : 'favourites';
  return { name, href: `${lists[kind][name]}#/${placeOf(type).plain}` };
}

/** The server's error text; null if there was no response. */
export const reasonOf = (error: unknown): string | null =>
  (error instanceof CallFailure && (error.errors[0]?.message || error.message)) || null;
