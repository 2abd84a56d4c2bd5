'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { PhoneScope } from '@/components/form/phone-scope';
import { ToastRegion } from '@/components/form/toast';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { CallFailure } from '@/lib/platform/http/client';
import { href } from '@/lib/platform/routes/address';
import { AddendumForm } from './addendum-form';
import { AskedHead } from './asked-head';
import type { AskedCompany, PurchaseReferences } from './form-value';
import { type FormStart, readStart } from './prefill';
import { PublishedNote } from './published-note';
import { PurchaseForm } from './purchase-form';
import { SimpleForm } from './simple-form';

const whomOf = ({ values, extra }: FormStart) => (values.kind === 'inquiry' ? extra.companies : []);

type Props = { simple?: boolean; phone: boolean; references: PurchaseReferences };

/** Loads the initial data from the address and opens the form. */
export function PurchaseStart({ simple = false, phone, references }: Props) {
  const t = useTranslations('purchaseForm');
  const locale = useLocale();
  const [recipients, setRecipients] = useState<readonly AskedCompany[] | null>(null);
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['purchase-start'],
    queryFn: () => {
      const list = new Intl.ListFormat(locale, { type: 'disjunction' });
      const from = (names: readonly string[]) => t('wishedFrom', { countries: list.format(names) });
      return readStart(locale, location.search, { ...references, from });
    },
    // Ignores refetches: the input is based on the initial data.
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
    retry: false,
  });
  const show = (start: FormStart): ReactNode => {
    if (start.open && start.id !== null && !simple)
      return <AddendumForm id={start.id} start={start} references={references} />;
    if (start.published && start.id !== null)
      return (
        <PublishedNote
          id={start.id}
          kind={start.values.kind ?? 'public'}
          names={whomOf(start).map(({ name }) => name)}
          masked={false}
          waits={start.waits}
          now={false}
        />
      );
    return simple ? (
      <SimpleForm start={start} references={references} />
    ) : (
      <PurchaseForm start={start} references={references} onAsked={setRecipients} />
    );
  };
  const shown = data ? (
    show(data)
  ) : isError ? (
    <Note tone="bad" role="alert" title={t('unread')}>
      {error instanceof CallFailure && error.status !== 404 && <p>{t('unreadKept')}</p>}
      <div className="mt-2">
        <Button size="s" onClick={() => void refetch()}>
          {t('retry')}
        </Button>
      </div>
    </Note>
  ) : (
    <Skeleton label={t('loading')} />
  );
  return (
    <>
      <AskedHead simple={simple} companies={recipients ?? (data ? whomOf(data) : [])} />
      {data?.id === null && (
        // A full page load, which restores the draft typed here.
        <a
          href={href(simple ? 'purchaseForm' : 'simplePurchase') + location.search}
          className="-mt-4 mb-3 inline-flex min-h-11 items-center font-strong underline"
        >
          {t(simple ? 'toFull' : 'toSimple')}
        </a>
      )}
      {phone ? <PhoneScope>{shown}</PhoneScope> : shown}
      <ToastRegion />
    </>
  );
}
