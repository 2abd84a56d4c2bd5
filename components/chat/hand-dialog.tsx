'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { LoadFailure } from '@/components/layout/center/load-failure';
import { Button } from '@/components/ui/button';
import { RadioGroup } from '@/components/ui/control';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { Skeleton } from '@/components/ui/skeleton';
import { chatKeys } from '@/lib/chat/client/query-key';
import { colleagueListCall } from '@/lib/chat/handover/schema';
import type { Conversation } from '@/lib/chat/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberOwner } from './types';
import { useHand } from './use-hand';

/** Value for all colleagues. */
const unassigned = '0';

type Props = { of: Conversation; owner: MemberOwner; onClose: () => void };

/** Assigns a conversation to a colleague or to all. */
export function HandDialog({ of, owner, onClose }: Props) {
  const t = useTranslations('chat.hand');
  const chat = useTranslations('chat');
  const center = useTranslations('center');
  const phone = usePhone();
  const { hand, busy, read, why } = useHand(of, onClose);
  const [chosen, setChosen] = useState<string | null>(null);
  const value = chosen ?? String(read?.id ?? unassigned);
  const { data, isError, refetch } = useQuery({
    queryKey: chatKeys.colleagues(of.id),
    queryFn: () => callContract(colleagueListCall, { conversationId: of.id }, { userType: 'supplier', quiet: true }),
    gcTime: 0,
  });
  const choice = useRef<HTMLDivElement>(null);
  const isRead = data !== undefined;
  useEffect(() => {
    if (isRead) choice.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [isRead]);
  const options = (data ?? []).map(({ id, name }) => ({
    value: String(id),
    label: id === owner.accountId ? t('me', { name }) : name,
  }));
  const send = () => (value === String(read?.id ?? unassigned) ? onClose() : void hand(Number(value) || null));
  return (
    <Dialog
      form={phone ? 'sheet' : 'dialog'}
      title={t('title')}
      closeLabel={chat('close')}
      busy={busy}
      onClose={onClose}
      foot={
        data && (
          <Button tone="primary" busy={busy} onClick={send}>
            {t('save')}
          </Button>
        )
      }
    >
      <div ref={choice} className="grid gap-4">
        {why && (
          <Note tone="bad" role="alert">
            {why}
          </Note>
        )}
        <p className="m-0 text-ink-2">{t('lead')}</p>
        {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
        {!isError && !data && <Skeleton label={center('loading')} />}
        {data && (
          <RadioGroup
            legend={t('legend')}
            name={`hand-${of.id}`}
            value={value}
            options={[...options, { value: unassigned, label: t('nobody') }]}
            onChange={setChosen}
          />
        )}
      </div>
    </Dialog>
  );
}
