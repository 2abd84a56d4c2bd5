'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { LocalTime } from '@/components/company/local-time';
import { Button, ButtonLink } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Picture } from '@/components/ui/picture';
import { Skeleton } from '@/components/ui/skeleton';
import { sites } from '@/lib/platform/i18n/site';
import type { PurchaseExtra } from '../form/form-value';
import { type Asking, readAsking } from './ask-data';
import { AskForm } from './ask-form';
import { type Sent, SentNote } from './sent-note';

export type PanelProps = {
  /** Address of the full form with its prefill. */
  link: string;
  /** Submission was interrupted by sign-in and continues now. */
  resumes: boolean;
  onClose: () => void;
};

/** The recipients: one supplier with grade and local time, else their number. */
function Asked({ companies }: Pick<PurchaseExtra, 'companies'>) {
  const t = useTranslations();
  const locale = useLocale();
  const [first] = companies;
  if (!first) return t('purchaseForm.sheet.toAll');
  const count = companies.length;
  if (count > 1) return t('purchaseForm.sheet.toMany', { count, n: String(count) });
  return (
    <>
      <bdi>{t('purchaseForm.sheet.to', { name: first.name })}</bdi>
      {first.grade && ` · ${t(`company.grade.${first.grade}`)}`}
      {first.zone && (
        <>
          {' · '}
          <LocalTime zone={first.zone} language={sites[locale].intl} />
        </>
      )}
    </>
  );
}

/** The sheet, from opening to the confirmation. */
export function AskPanel({ link, resumes, onClose }: PanelProps) {
  const t = useTranslations('purchaseForm');
  const form = useTranslations('form');
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const { data, isError, refetch } = useQuery({
    queryKey: ['asking', link],
    queryFn: () => {
      const list = new Intl.ListFormat(locale, { type: 'disjunction' });
      return readAsking(locale, link, (names) => t('wishedFrom', { countries: list.format(names) }));
    },
    // Ignores refetches: the input is based on the initial data.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });
  const show = (asking: Asking) =>
    sent ? (
      <SentNote {...sent} />
    ) : (
      <AskForm asking={asking} link={link} resumes={resumes} onBusy={setBusy} onSent={setSent} />
    );
  const title = data?.start.values.translations?.[locale]?.title;
  return (
    <Dialog
      form="panel"
      title={
        title ? (
          <span className="line-clamp-1">
            <span className="sr-only">{t('sheet.open')} </span>
            <bdi>{title}</bdi>
          </span>
        ) : (
          t('sheet.open')
        )
      }
      mark={
        data?.start.cover && (
          <span className="grid size-10 flex-none overflow-hidden rounded-s bg-wash [&>img]:size-full [&>img]:object-contain">
            <Picture src={data.start.cover} alt="" use="thumb" />
          </span>
        )
      }
      lead={
        data && (
          <p className="text-12 text-ink-3">
            <Asked companies={data.start.extra.companies} />
          </p>
        )
      }
      closeLabel={form('close')}
      busy={busy}
      onClose={onClose}
    >
      {data ? (
        show(data)
      ) : (
        <div className="p-5">
          {isError ? (
            <Note tone="bad" role="alert" title={t('unread')}>
              <div className="mt-2 flex flex-wrap gap-3">
                <Button size="s" onClick={() => void refetch()}>
                  {t('retry')}
                </Button>
                <ButtonLink hard size="s" href={link}>
                  {t('sheet.more')}
                </ButtonLink>
              </div>
            </Note>
          ) : (
            <Skeleton label={t('sheet.loading')} />
          )}
        </div>
      )}
    </Dialog>
  );
}
