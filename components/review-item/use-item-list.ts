'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRowFailures } from '@/components/centre/row-failure';
import { toast } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { call } from '@/lib/http/client';

/** A thing of a list as it was read. */
type Seen = { id: number; revision: number };

/** The owner's list of one noun, read anew after every act on it. @param base of its calls, as in /api/certificate */
export function useItemList<L extends object>(base: string, initial: L) {
  const t = useTranslations();
  const { failureOf, attempt } = useRowFailures<number>();
  const client = useQueryClient();
  const queryKey = ['own', base];
  const [busy, setBusy] = useState<number | null>(null);
  const { dialog, remove, dropChange } = useDeletion();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: () => call<L>(`${base}/list`, {}, { quiet: true }),
    initialData: initial,
  });
  const reload = () => client.invalidateQueries({ queryKey });
  const send = async (path: string, input: object) => {
    // What a colleague deleted meanwhile is said in the list, not on a page of errors.
    const answer = await call<unknown>(path, input, { quiet: true }).catch((error: unknown) => {
      // Why it failed is said at once, however long that takes.
      void reload();
      throw error;
    });
    await reload();
    return answer;
  };
  const updated = () => toast(t('done.updated'));
  const act = async (id: number, path: string, input: object) => {
    if (busy !== null) return;
    setBusy(id);
    if (
      await attempt(
        id,
        () => send(path, input),
        () => void act(id, path, input),
      )
    )
      updated();
    setBusy(null);
  };
  const discard = async (seen: Seen, name: string) => {
    const { id, revision } = seen;
    const work = () => dropChange(() => send(`${base}/discard`, { id, revision }), name);
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
      () => remove(() => send(`${base}/delete`, { ids: [id] }), { names: [name], shown, onUndone: reload }),
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
    show: (id: number, shown: boolean) => act(id, `${base}/show`, { id, shown }),
    withdraw: ({ id, revision }: Seen) => act(id, `${base}/withdraw`, { id, revision }),
    discard,
    drop,
  };
}
export type ItemList = Omit<ReturnType<typeof useItemList>, 'list'>;
