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

/** A thing of a list as it was read. */
type Seen = { id: number; revision: number };

/** The owner's list of one noun, read anew after every act on it. */
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
    // What a colleague deleted meanwhile is said in the list, not on a page of errors.
    const answer = await callContract(contract, input, { quiet: true }).catch((error: unknown) => {
      // Why it failed is said at once, however long that takes.
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
    /** The one that is being changed. */
    busy,
    dialog,
    /** Why the last change of a thing failed; 0 is what is not a thing of the list. */
    failureOf,
    act,
    show: (id: number, shown: boolean) => act(id, calls.show, { id, shown }),
    withdraw: ({ id, revision }: Seen) => act(id, calls.withdraw, { id, revision }),
    discard,
    drop,
  };
}
export type ItemList = Omit<ReturnType<typeof useItemList>, 'list'>;
