'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { createContext, Fragment, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { LoadFailure } from '@/components/centre/load-failure';
import { SkeletonRows } from '@/components/centre/skeleton-rows';
import { Icon } from '@/components/ui/icon';
import { call } from '@/lib/http/client';
import { openStep, renameStep } from './use-hash';

type Props<D> = {
  base: string;
  id: number | null;
  title: string;
  /** The form over what was loaded; null for a new thing. */
  children: (detail: D | null) => ReactNode;
};

const MadeContext = createContext<(id: number) => void>(() => undefined);

/** Tells the step around a form what its new thing has become. */
export const useMade = () => useContext(MadeContext);

/** The second step of such a page: the form over one thing, loaded first where it is there already. */
export function ItemStep<D>({ base, id: named, title, children }: Props<D>) {
  const t = useTranslations();
  const [made, setMade] = useState<{ id: number; from: number | null } | null>(null);
  // Its form goes on, and so does whoever comes back to one of its steps from before.
  const id = made && named === made.id ? made.from : named;
  useEffect(() => {
    if (made && named === made.from) renameStep(made.id);
  }, [named, made]);
  const head = useRef<HTMLHeadingElement>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['own', base, 'one', id],
    queryFn: () => call<D>(`${base}/get`, { id }, { quiet: true }),
    enabled: id !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <header className="cc-head">
        <div>
          <p className="cc-crumb">
            <button type="button" className="lnk" data-leaves onClick={() => openStep('')}>
              {t('showcaseItem.back')}
            </button>
            <Icon name="end" small mirrored />
          </p>
          <h1 ref={head} tabIndex={-1}>
            {title}
          </h1>
        </div>
      </header>
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {id !== null && !data && !isError && <SkeletonRows label={t('centre.loading')} />}
      {(id === null || data) && (
        <MadeContext value={(one) => setMade({ id: one, from: id })}>
          <Fragment key={id}>{children(data ?? null)}</Fragment>
        </MadeContext>
      )}
    </>
  );
}
