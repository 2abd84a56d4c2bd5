import { call } from '@/lib/http/client';
import type { Collection } from './collection';
import type { ItemDraft } from './item';
import type { OwnItems } from './types';

/** The actor's items of a collection. */
export const listItems = <C extends Collection>(collection: C): Promise<OwnItems<C>> =>
  call('/api/hall/item/list', { collection });

// What a colleague deleted meanwhile is said where it is edited, not on a page of errors.
const quiet = { quiet: true } as const;

/** Writes an item as it was read, a new one where `id` is null; refused fields are named as in the collection's schema. */
export const saveItem = <C extends Collection>(
  collection: C,
  which: { id: number | null; revision: number; idempotencyKey?: string },
  item: ItemDraft<C>,
): Promise<{ id: number; revision: number }> => call('/api/hall/item/save', { collection, ...which, item }, quiet);

export const deleteItems = (collection: Collection, ids: readonly number[]): Promise<null> =>
  call('/api/hall/item/delete', { collection, ids }, quiet);

/** Puts all items of a collection in the order of `ids`. */
export const sortItems = (collection: Collection, ids: readonly number[]): Promise<null> =>
  call('/api/hall/item/sort', { collection, ids }, quiet);
