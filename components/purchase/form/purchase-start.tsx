'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PhoneScope } from '@/components/form/phone-scope';
import { ToastRegion } from '@/components/form/toast';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { href } from '@/lib/routes/address';
import { AddendumForm } from './addendum-form';
import type { PurchaseReferences } from './form-value';
import { readStart, type Start } from './prefill';
import { PublishedNote } from './published-note';
import { PurchaseForm } from './purchase-form';
import { SimpleForm } from './simple-form';

type Props = { simple?: boolean; phone: boolean; references: PurchaseReferences };

/** Reads what the address asks for, and opens the form with it. */
export function PurchaseStart({ simple = false, phone, references }: Props) {
  const t = useTranslations('purchaseForm');
  const locale = useLocale();
  const { data, isError, refetch } = useQuery({
    queryKey: ['purchase-start'],
    queryFn: () => {
      const list = new Intl.ListFormat(locale, { type: 'disjunction' });
      const from = (names: readonly string[]) => t('wishedFrom', { countries: list.format(names) });
      return readStart(locale, location.search, { ...references, from });
    },
    // The form goes on from what it opened with.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const show = (start: Start): ReactNode => {
    if (start.open && start.id !== null && !simple)
      return <AddendumForm id={start.id} start={start} references={references} />;
    if (start.published && start.id !== null)
      return (
        <PublishedNote
          id={start.id}
          kind={start.values.kind ?? 'public'}
          masked={false}
          waits={start.waits}
          now={false}
        />
      );
    return simple ? (
      <SimpleForm start={start} references={references} />
    ) : (
      <PurchaseForm start={start} references={references} />
    );
  };
  const shown = data ? (
    show(data)
  ) : isError ? (
    <Note tone="bad" role="alert" title={t('unread')}>
      <Button size="s" onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </Note>
  ) : (
    <Skeleton label={t('loading')} />
  );
  return (
    <>
      {!simple && (data?.id ?? null) === null && (
        <Link
          href={href('simplePurchase')}
          className="-mt-4 mb-3 inline-flex min-h-11 items-center font-strong underline"
        >
          {t('toSimple')}
        </Link>
      )}
      {phone ? <PhoneScope>{shown}</PhoneScope> : shown}
      <ToastRegion />
    </>
  );
}
