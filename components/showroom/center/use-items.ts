'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { toast } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { useRowFailures } from '@/components/layout/center/row-failure';
import { callPath } from '@/lib/platform/http/call-contract';
import { deleteItems, listItems, sortItems } from '@/lib/showroom/edit/client';
import type { Collection } from '@/lib/showroom/edit/collection';
import type { showroomItemShowCall } from '@/lib/showroom/edit/schema';
import type { OwnItem, OwnItems } from '@/lib/showroom/edit/types';
import { nameOf } from './item-value';

export const itemsKey = (collection: Collection) => ['showroom', collection];

/** The owner's items of a collection: refetched after every action; order and visibility update optimistically. */
export function useItems(collection: Collection, initial: OwnItems) {
  const t = useTranslations();
  const locale = useLocale();
  const { failureOf, attempt } = useRowFailures<number>();
  const client = useQueryClient();
  const queryKey = itemsKey(collection);
  const { dialog, remove } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => listItems(collection),
    initialData: initial,
  });
  /** The requested order, and the item that was moved. */
  const requested = useRef<{ ids: number[]; moved: number; items: OwnItem[] } | null>(null);
  const stored = useRef<OwnItem[]>([]);
  const sending = useRef(false);

  const reload = () => client.invalidateQueries({ queryKey });
  const put = (items: OwnItem[]) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<OwnItems>(queryKey, (previous) => previous && { ...previous, items });
  };
  /** Saves one order at a time; of those requested meanwhile only the last is sent. */
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    while (requested.current) {
      const { ids, moved, items } = requested.current;
      requested.current = null;
      const sent = () => sortItems(collection, ids);
      const done = await attempt(moved, sent, () => sort(items, moved));
      if (done) continue;
      // Also if the refetch fails.
      requested.current = null;
      put(stored.current);
    }
    sending.current = false;
    await reload();
  };
  const sort = (items: OwnItem[], moved: number) => {
    if (!sending.current) stored.current = client.getQueryData<OwnItems>(queryKey)?.items ?? items;
    put(items);
    requested.current = { ids: items.map(({ id }) => id), moved, items };
    void send();
  };
  const show = async (item: OwnItem, shown: boolean) => {
    if (collection !== 'module' && collection !== 'page') return;
    const switched = (to: boolean) => {
      const current = client.getQueryData<OwnItems>(queryKey)?.items ?? data.items;
      put(current.map((one) => (one.id === item.id ? { ...one, values: { ...one.values, shown: to } as never } : one)));
    };
    switched(shown);
    const send = () =>
      callPath<typeof showroomItemShowCall>(
        '/api/showroom/item/show',
        { collection, id: item.id, shown },
        { quiet: true },
      );
    if (await attempt(item.id, send, () => void show(item, shown))) toast(t('done.updated'));
    else switched(!shown);
    await reload();
  };
  const drop = async (item: OwnItem) => {
    const { id, used } = item;
    if (used > 0) {
      toast(t('validation.groupUsed'), 'bad');
      return;
    }
    const name = nameOf(collection, item, locale) ?? t('showroomCenter.unnamed');
    const work = () => remove(() => deleteItems(collection, [id]), { names: [name], onUndone: reload });
    await attempt(id, work, () => void drop(item));
    await reload();
  };
  return {
    list: data,
    failed: isError,
    retry: () => void refetch(),
    reload,
    dialog,
    /** Failure of an item's last change. */
    failureOf,
    /** Sets the order of all items after one was moved. */
    sort,
    show,
    drop,
  };
}
export type ItemsOf = ReturnType<typeof useItems>;
