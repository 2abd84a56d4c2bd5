'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useDeletion } from '@/components/form/confirm-dialog';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { deleteItems, listItems, sortItems } from '@/lib/hall/edit/client';
import type { Collection } from '@/lib/hall/edit/collection';
import type { OwnItem, OwnItems } from '@/lib/hall/edit/types';
import { CallFailure, call } from '@/lib/http/client';
import { nameOf } from './item-value';

export const itemsKey = (collection: Collection) => ['hall', collection];

/** The owner's items of a collection: read anew after every act, put in order and switched at once. */
export function useItems(collection: Collection, initial: OwnItems) {
  const t = useTranslations();
  const locale = useLocale();
  const textOf = useFailureText();
  const client = useQueryClient();
  const queryKey = itemsKey(collection);
  const { dialog, remove } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => listItems(collection),
    initialData: initial,
  });
  const asked = useRef<number[] | null>(null);
  const sending = useRef(false);

  const reload = () => client.invalidateQueries({ queryKey });
  const say = (error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    toast(textOf(error), 'bad');
  };
  const put = (items: OwnItem[]) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<OwnItems>(queryKey, (held) => held && { ...held, items });
  };
  /** One order after the other; of those asked for meanwhile only the last is sent. */
  const send = async () => {
    if (sending.current) return;
    sending.current = true;
    try {
      while (asked.current) {
        const ids = asked.current;
        asked.current = null;
        await sortItems(collection, ids);
      }
    } catch (error) {
      asked.current = null;
      say(error);
    } finally {
      sending.current = false;
      await reload();
    }
  };
  return {
    list: data,
    failed: isError,
    retry: () => void refetch(),
    reload,
    dialog,
    sort: (items: OwnItem[]) => {
      put(items);
      asked.current = items.map(({ id }) => id);
      void send();
    },
    show: async (item: OwnItem, shown: boolean) => {
      put(data.items.map((one) => (one.id === item.id ? { ...one, values: { ...one.values, shown } as never } : one)));
      await call('/api/hall/item/show', { collection, id: item.id, shown }).then(() => toast(t('done.updated')), say);
      await reload();
    },
    drop: async (item: OwnItem) => {
      const { id, used } = item;
      if (used > 0) {
        toast(t('validation.groupUsed'), 'bad');
        return;
      }
      const name = nameOf(collection, item, locale) ?? t('hallCenter.unnamed');
      await remove(() => deleteItems(collection, [id]), { names: [name] }).catch(say);
      await reload();
    },
  };
}
export type ItemsOf = ReturnType<typeof useItems>;
