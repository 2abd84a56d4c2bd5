'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Note } from '@/components/ui/note';
import { formatNumber } from '@/lib/platform/i18n/format';
import { purchaseInviteCall } from '@/lib/purchase/call';
import type { Guest } from '../find-suppliers';
import { SupplierField } from '../supplier-field';

type Props = { id: number; left: number; known: readonly number[]; onClose: () => void };

/** Picks suppliers one by one and invites them together. Inline, since a modal would cover the list. */
export function InviteForm({ id, left, known, onClose }: Props) {
  const t = useTranslations('purchaseCenter');
  const confirm = useTranslations('confirm');
  const locale = useLocale();
  const router = useRouter();
  const [picked, setPicked] = useState<readonly Guest[]>([]);
  const { act, busy, failureText } = useAct(purchaseInviteCall, {
    done: t('inviteSent'),
    onFailure: () => undefined,
    onDone: () => {
      router.refresh();
      onClose();
    },
  });
  const isFull = picked.length >= left;
  return (
    <div className="grid gap-4">
      {failureText && (
        <Note tone="bad" role="alert">
          {failureText}
        </Note>
      )}
      <SupplierField
        label={t('inviteField')}
        hint={t(isFull ? 'inviteFull' : 'inviteHint')}
        known={[...known, ...picked.map((one) => one.id)]}
        isFull={isFull}
        onPick={(guest) => setPicked((now) => [...now, guest])}
      />
      {picked.length > 0 && (
        <ul className="m-0 grid list-none gap-1 p-0">
          {picked.map((one) => (
            <li key={one.id} className="flex items-center justify-between gap-2 rounded border border-line ps-3">
              <bdi>{one.name}</bdi>
              <IconButton
                icon="close"
                size="s"
                label={t('inviteDrop', { name: one.name })}
                onClick={() => setPicked((now) => now.filter(({ id: own }) => own !== one.id))}
              />
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          tone="primary"
          busy={busy}
          disabled={picked.length === 0}
          onClick={() => void act({ id, companyIds: picked.map((one) => one.id) })}
        >
          {t('inviteSend', { count: picked.length, n: formatNumber(locale, picked.length) })}
        </Button>
        <Button aria-disabled={busy || undefined} onClick={() => !busy && onClose()}>
          {confirm('cancel')}
        </Button>
      </div>
    </div>
  );
}
