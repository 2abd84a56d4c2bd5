'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { ContactButton } from '@/components/chat/contact-button';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { type PurchaseState, purchaseLimits } from '@/lib/purchase/constants';
import type { Guest } from '../find-suppliers';
import { InviteForm } from './invite-form';

/** Suppliers invited to quote, and inviting more, up to twenty. */
export function InviteCard({ id, state, invited }: { id: number; state: PurchaseState; invited: readonly Guest[] }) {
  const t = useTranslations('purchaseCenter');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const isShared = state !== 'draft' && state !== 'pending';
  const left = purchaseLimits.invitations - invited.length;
  return (
    <Card title={t('invited')} padded>
      {invited.length === 0 && <p className="text-ink-2">{t('noInvited')}</p>}
      {invited.length > 0 && (
        <ul className="m-0 grid list-none gap-2 p-0">
          {invited.map((one) => (
            <li key={one.id} className="flex flex-wrap items-center justify-between gap-x-4">
              <a
                className="phone:inline-flex phone:min-h-11 phone:items-center"
                href={href('showroomHome', { companyId: one.id })}
              >
                <bdi>{one.name}</bdi>
              </a>
              <ContactButton to={{ companyId: one.id }} card={isShared ? `request-${id}` : undefined} name={one.name} />
            </li>
          ))}
        </ul>
      )}
      {state === 'open' && left > 0 && !isOpen && (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon="plus" onClick={() => setOpen(true)}>
            {t('invite')}
          </Button>
          <span className="text-12 text-ink-3">{t('inviteLeft', { count: left, n: formatNumber(locale, left) })}</span>
        </div>
      )}
      {state === 'open' && isOpen && (
        <InviteForm id={id} left={left} known={invited.map((one) => one.id)} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}
