import { callPath } from '@/lib/platform/http/call-contract';
import type {
  showroomItemDeleteCall,
  showroomItemListCall,
  showroomItemSaveCall,
  showroomItemSortCall,
} from '@/lib/showroom/edit/schema';
import type { Collection } from './collection';
import type { ItemDraft } from './item/schema';
import type { OwnItems } from './types';

/** The actor's items of a collection. */
export const listItems = <C extends Collection>(collection: C): Promise<OwnItems<C>> =>
  // Which values an item has follows from its collection; the contract of all of them cannot tell.
  callPath<typeof showroomItemListCall>('/api/showroom/item/list', { collection }) as unknown as Promise<OwnItems<C>>;

// What a colleague deleted meanwhile is said where it is edited, not on a page of errors.
const quiet = { quiet: true } as const;

/** Writes an item as it was read, a new one where `id` is null; refused fields are named as in the collection's schema. */
export const saveItem = <C extends Collection>(
  collection: C,
  which: { id: number | null; revision: number; idempotencyKey?: string },
  item: ItemDraft<C>,
): Promise<{ id: number; revision: number }> =>
  callPath<typeof showroomItemSaveCall>('/api/showroom/item/save', { collection, ...which, item }, quiet);

export const deleteItems = (collection: Collection, ids: readonly number[]) =>
  callPath<typeof showroomItemDeleteCall>('/api/showroom/item/delete', { collection, ids: [...ids] }, quiet);

/** Puts all items of a collection in the order of `ids`. */
export const sortItems = (collection: Collection, ids: readonly number[]): Promise<null> =>
  callPath<typeof showroomItemSortCall>('/api/showroom/item/sort', { collection, ids: [...ids] }, quiet);
