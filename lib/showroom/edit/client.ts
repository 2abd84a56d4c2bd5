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
  // The value type follows from the collection, which the union contract cannot express.
  callPath<typeof showroomItemListCall>('/api/showroom/item/list', { collection }) as unknown as Promise<OwnItems<C>>;

// If a colleague has deleted it, the editor shows that rather than the error page.
const quiet = { quiet: true } as const;

/** Saves an item, new if `id` is null; rejected fields are named as in the collection's schema. */
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
