'use client';

import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createContext, Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Icon } from '@/components/ui/icon';
import { Skeleton } from '@/components/ui/skeleton';
import { callContract } from '@/lib/platform/http/call-contract';
import type { ItemCalls } from '@/lib/review/item/schema';
import { openStep, renameStep } from './use-hash';

type Props<D> = {
  calls: Pick<ItemCalls<unknown, D>, 'list' | 'get'>;
  id: number | null;
  title: string;
  /** Renders the form with the loaded item; null for a new one. */
  children: (detail: D | null) => ReactNode;
};

const MadeContext = createContext<(id: number) => void>(() => undefined);

/** Tells the surrounding step the id of the item created. */
export const useMade = () => useContext(MadeContext);

/** The step with the form of an item, which is loaded first if it exists. */
export function ItemStep<D>({ calls, id: named, title, children }: Props<D>) {
  const t = useTranslations();
  const [made, setMade] = useState<{ id: number; from: number | null } | null>(null);
  // Keeps the form mounted, also for history entries from before the item was created.
  const id = made && named === made.id ? made.from : named;
  useEffect(() => {
    if (made && named === made.from) renameStep(made.id);
  }, [named, made]);
  const head = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['own', calls.list.path, 'one', id],
    queryFn: id === null ? skipToken : () => callContract(calls.get, { id }, { quiet: true }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <header className="mb-5">
        <p className="mb-1 flex items-center gap-1 text-12 phone:hidden">
          <button
            type="button"
            className="min-h-6 cursor-pointer font-medium text-ink-3"
            data-leaves
            onClick={() => openStep('')}
          >
            {t('showcaseItem.back')}
          </button>
          <Icon name="end" small mirrored className="size-3!" />
        </p>
        <h1 ref={head} tabIndex={-1} className="text-24 leading-[1.3] font-[650] focus-visible:shadow-none">
          {title}
        </h1>
      </header>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {id !== null && !data && !isError && <Skeleton label={t('center.loading')} />}
      {(id === null || data) && (
        <MadeContext value={(one) => setMade({ id: one, from: id })}>
          <Fragment key={id}>{children(data ?? null)}</Fragment>
        </MadeContext>
      )}
    </>
  );
}
