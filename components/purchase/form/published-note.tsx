'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { UnconfirmedEmailNote } from '@/components/account/unconfirmed-email-note';
import { ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatList } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { PurchaseKind } from '@/lib/purchase/constants';

type Props = {
  id: number;
  kind: PurchaseKind;
  /** recipients */
  names: readonly string[];
  /** The text contains contacts, which are hidden from suppliers. */
  masked: boolean;
  /** Staff review it before suppliers see it. */
  waits: boolean;
  /** Was published just now. */
  now: boolean;
};

/** Replaces the form once the request is published. */
export function PublishedNote({ id, kind, names, masked, waits, now }: Props) {
  const t = useTranslations('purchaseForm');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const sent = kind === 'inquiry' ? t('sent') : t('published');
  const known = now ? [sent, t('publishedNext')] : [t('isPublished'), t('isPublishedNext')];
  const [title, next] = waits ? [t('waits'), t('waitsNext')] : known;
  return (
    <div className="grid gap-4">
      <div ref={box} tabIndex={-1} role="status" className="grid gap-4">
        <Note tone={now ? 'ok' : 'plain'} title={title}>
          {names.length > 0 && <p>{t('sentTo', { names: formatList(locale, names) })}</p>}
          <p>{next}</p>
        </Note>
        {masked && (
          <Note tone="warn" title={t('masked')}>
            <p>{t('maskedHint')}</p>
          </Note>
        )}
        <div className="flex flex-wrap gap-3">
          <ButtonLink hard tone="primary" href={href('purchaserPurchase')}>
            {t('myRequests')}
          </ButtonLink>
          {kind === 'public' && !waits && (
            <ButtonLink hard href={href('purchaseDetail', { id })}>
              {t('view')}
            </ButtonLink>
          )}
          <ButtonLink hard href={href('purchaseForm')}>
            {t('another')}
          </ButtonLink>
        </div>
      </div>
      {(now || waits) && <UnconfirmedEmailNote />}
    </div>
  );
}
