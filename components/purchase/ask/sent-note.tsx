'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { UnconfirmedEmailNote } from '@/components/account/unconfirmed-email-note';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { href } from '@/lib/platform/routes/address';

export type Sent = {
  id: number;
  /** suppliers addressed; empty for a public request */
  names: readonly string[];
  /** The text contains contacts, which are hidden from suppliers. */
  masked: boolean;
  /** Staff review it before suppliers see it. */
  waits: boolean;
};

/** Confirms the recipients, with a link to the request. */
export function SentNote({ id, names, masked, waits }: Sent) {
  const t = useTranslations('purchaseForm');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const recipients = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const text = names.length > 0 ? t(waits ? 'sheet.waitsFor' : 'sheet.sentTo', { names: recipients }) : t('published');
  return (
    <div className="grid gap-4 p-5">
      <div ref={box} tabIndex={-1} role="status" className="grid gap-4">
        <Note tone="ok" title={names.length === 0 && waits ? t('waits') : text}>
          <p>{t(waits ? 'waitsNext' : 'publishedNext')}</p>
        </Note>
        {masked && (
          <Note tone="warn" title={t('masked')}>
            <p>{t('maskedHint')}</p>
          </Note>
        )}
        <ButtonLink hard tone="primary" href={href('purchaserPurchaseDetail', { id })}>
          {t('view')}
        </ButtonLink>
      </div>
      <UnconfirmedEmailNote />
    </div>
  );
}
