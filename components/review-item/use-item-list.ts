'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useDeletion } from '@/components/form/confirm-dialog';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { CallFailure, call } from '@/lib/http/client';

/** A thing of a list as it was read. */
type Seen = { id: number; revision: number };

/** The owner's list of one noun, read anew after every act on it. @param base of its calls, as in /api/certificate */
export function useItemList<L extends object>(base: string, initial: L) {
  const t = useTranslations();
  const textOf = useFailureText();
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
    try {
      await call(path, input);
    } catch (error) {
      if (error instanceof CallFailure) toast(textOf(error), 'bad');
      throw error;
    } finally {
      await reload();
    }
  };
  const act = async (id: number, path: string, input: object) => {
    if (busy !== null) return;
    setBusy(id);
    await send(path, input).then(
      () => toast(t('done.updated')),
      () => undefined,
    );
    setBusy(null);
  };
  return {
    list: data,
    failed: isError,
    retry: () => void refetch(),
    reload,
    /** The one that is being changed. */
    busy,
    dialog,
    act,
    show: (id: number, shown: boolean) => act(id, `${base}/show`, { id, shown }),
    withdraw: ({ id, revision }: Seen) => act(id, `${base}/withdraw`, { id, revision }),
    discard: ({ id, revision }: Seen, name: string) =>
      dropChange(() => send(`${base}/discard`, { id, revision }), name)
        .then((dropped) => dropped && toast(t('done.updated')))
        .catch(() => undefined),
    drop: (id: number, name: string) =>
      void remove(() => send(`${base}/delete`, { ids: [id] }), { names: [name] }).catch(() => undefined),
  };
}
export type ItemList = Omit<ReturnType<typeof useItemList>, 'list'>;
