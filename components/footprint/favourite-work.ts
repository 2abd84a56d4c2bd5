import type { FootprintType } from '@/lib/footprint/schema';
import { CallFailure, call } from '@/lib/http/client';
import type { MemberKind } from '@/lib/http/presence';
import { href } from '@/lib/routes/address';
import type { MarkType } from './favourite-marks';

const most = 100;

const pathOf = (type: MarkType): { path: string; plain: string } =>
  type.startsWith('follow-')
    ? { path: '/api/follow', plain: type.slice('follow-'.length) }
    : { path: '/api/favourite', plain: type };

/** Which of these the account that acts has marked. */
export async function markedAmong(type: MarkType, ids: readonly number[]): Promise<number[]> {
  const { path, plain } = pathOf(type);
  const found: number[] = [];
  for (let from = 0; from < ids.length; from += most)
    found.push(
      ...(await call<number[]>(`${path}/state`, { type: plain, ids: ids.slice(from, from + most) }, { quiet: true })),
    );
  return found;
}

/** Keeps or follows something, or lets it go. */
export async function setMark(type: MarkType, id: number, kept: boolean): Promise<void> {
  const { path, plain } = pathOf(type);
  if (kept) await call(`${path}/add`, { type: plain, id });
  else await call(`${path}/delete`, { type: plain, ids: [id] });
}

const lists = {
  purchaser: { favourites: href('purchaserFavourite'), follows: href('purchaserFollow') },
  supplier: {
    favourites: href('supplierHistoryType', { type: 'favourites' }),
    follows: href('supplierHistoryType', { type: 'follows' }),
  },
};

/** The list of an account that holds what is marked so, opened at its type. */
export function listOf(kind: MemberKind, type: MarkType): { name: 'favourites' | 'follows'; href: string } {
  const name = type.startsWith('follow-') ? 'follows' : 'favourites';
  return { name, href: `${lists[kind][name]}#/${pathOf(type).plain}` };
}

/** Why it did not work, in the server's words where it answered; else null. */
export const reasonOf = (error: unknown): string | null =>
  (error instanceof CallFailure && (error.errors[0]?.message || error.message)) || null;

/** Adds a visit to the account's browsing history. */
export async function addVisit(type: FootprintType, id: number): Promise<void> {
  await call('/api/history/add', { type, id }, { quiet: true });
}
