'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { z } from 'zod';
import { toast } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { useRowFailures } from '@/components/layout/center/row-failure';
import { type Contract, callContract } from '@/lib/platform/http/call-contract';
import type { ItemCalls } from '@/lib/review/item/schema';

/** A listed item with the revision shown. */
type Seen = { id: number; revision: number };

/** The owner's list of a collection, refetched after every action. */
export function useItemList<L extends object>(calls: ItemCalls<L>, initial: L) {
  const t = useTranslations();
  const { failureOf, attempt } = useRowFailures<number>();
  const client = useQueryClient();
  const queryKey = ['own', calls.list.path];
  const [busy, setBusy] = useState<number | null>(null);
  const { dialog, remove, dropChange } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => callContract(calls.list, {}, { quiet: true }),
    initialData: initial,
  });
  const reload = () => client.invalidateQueries({ queryKey });
  const send = async <I extends z.ZodType, O extends z.ZodType>(
    contract: Contract<I, O>,
    input: z.input<I> & object,
  ) => {
    // An item deleted by a colleague is reported in the list, not on an error page.
    const answer = await callContract(contract, input, { quiet: true }).catch((error: unknown) => {
      // Not awaited, so that the error is shown at once.
      void reload();
      throw error;
    });
    await reload();
    return answer;
  };
  const updated = () => toast(t('done.updated'));
  const act = async <I extends z.ZodType>(id: number, contract: Contract<I>, input: z.input<I> & object) => {
    if (busy !== null) return;
    setBusy(id);
    if (
      await attempt(
        id,
        () => send(contract, input),
        () => void act(id, contract, input),
      )
    )
      updated();
    setBusy(null);
  };
  const discard = async (seen: Seen, name: string) => {
    const { id, revision } = seen;
    const work = () => dropChange(() => send(calls.discard, { id, revision }), name);
    await attempt(
      id,
      async () => {
        if (await work()) updated();
      },
      () => void discard(seen, name),
    );
  };
  const drop = (id: number, name: string, shown: boolean) =>
    void attempt(
      id,
      () => remove(() => send(calls.delete, { ids: [id] }), { names: [name], shown, onUndone: reload }),
      () => drop(id, name, shown),
    );
  return {
    list: data,
    failed: isError,
    retry: () => void refetch(),
    reload,
    /** The item being changed. */
    busy,
    dialog,
    /** Failure of an item's last change; key 0 for failures not tied to an item. */
    failureOf,
    act,
    show: (id: number, shown: boolean) => act(id, calls.show, { id, shown }),
    withdraw: ({ id, revision }: Seen) => act(id, calls.withdraw, { id, revision }),
    discard,
    drop,
  };
}
export type ItemList = Omit<ReturnType<typeof useItemList>, 'list'>;
