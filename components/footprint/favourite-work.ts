import type { FootprintType } from '@/lib/footprint/schema';
import { call } from '@/lib/http/client';

const most = 100;

/** Which of these are favourites of the account that acts. */
export async function favouritesAmong(type: FootprintType, ids: readonly number[]): Promise<number[]> {
  const found: number[] = [];
  for (let from = 0; from < ids.length; from += most)
    found.push(
      ...(await call<number[]>('/api/favourite/state', { type, ids: ids.slice(from, from + most) }, { quiet: true })),
    );
  return found;
}

/** Keeps a product or supplier, or lets it go. */
export async function setFavourite(type: FootprintType, id: number, kept: boolean): Promise<void> {
  if (kept) await call('/api/favourite/add', { type, id });
  else await call('/api/favourite/delete', { type, ids: [id] });
}

/** Adds a visit to the account's browsing history. */
export async function addVisit(type: FootprintType, id: number): Promise<void> {
  await call('/api/history/add', { type, id }, { quiet: true });
}
