'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { toast } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { cardList, PhoneCard } from '@/components/layout/center/phone-card';
import { useRowFailures } from '@/components/layout/center/row-failure';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { invitationDeleteCall, invitationSendCall } from '@/lib/account/invitation/schema';
import type { CompanyInvitation } from '@/lib/account/user/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { formatDay } from '@/lib/platform/i18n/format';
import { AccountRow, rowList } from './account-row';

type Props = { invitations: readonly CompanyInvitation[]; onChange: () => Promise<void> };

/** Pending invitations of a company; each can be resent or cancelled. */
export function InvitationList({ invitations, onChange }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const phone = usePhone();
  const { failureOf, attempt } = useRowFailures<number>();
  const [sending, setSending] = useState<number | null>(null);
  const { dialog, remove } = useDeletion();
  const quiet = { userType: 'supplier', quiet: true } as const;
  const drop = async (one: CompanyInvitation) => {
    const { id, name } = one;
    const work = () => remove(() => callContract(invitationDeleteCall, { id }, quiet), { names: [name] });
    await attempt(id, work, () => void drop(one));
    await onChange();
  };
  const send = async (id: number) => {
    setSending(id);
    if (
      await attempt(
        id,
        () => callContract(invitationSendCall, { id }, quiet),
        () => void send(id),
      )
    )
      toast(t('done.sent'));
    await onChange();
    setSending(null);
  };
  const stateOf = ({ state, expiresAt }: CompanyInvitation) => {
    if (state === 'declined') return t('accountCenter.invitationDeclined');
    if (state === 'expired') return t('accountCenter.invitationExpired');
    return t('accountCenter.invitationOpen', { date: formatDay(locale, expiresAt) });
  };
  if (invitations.length === 0) return dialog;
  return (
    <section aria-labelledby="invitations">
      <h3 id="invitations" className="mt-6 mb-2 font-semibold">
        {t('accountCenter.invitations')}
      </h3>
      <ul className={phone ? cardList : rowList}>
        {invitations.map((one) => {
          const { id, name, role, state, position, email } = one;
          const badges = (
            <>
              <Badge tone="plain">{t(role === 'editor' ? 'center.roleEditor' : 'center.roleSales')}</Badge>
              <Badge tone={state === 'open' ? 'plain' : 'warn'}>{stateOf(one)}</Badge>
            </>
          );
          if (phone)
            return (
              <PhoneCard
                level={3}
                key={id}
                name={name}
                title={<bdi>{name}</bdi>}
                state={<p className="flex flex-wrap gap-1">{badges}</p>}
                facts={[
                  position && <bdi key="position">{position}</bdi>,
                  <span key="reach" className="flex flex-wrap gap-x-3">
                    <bdi dir="ltr">{one.phone}</bdi>
                    {email && <bdi dir="ltr">{email}</bdi>}
                  </span>,
                ]}
                acts={[
                  {
                    label: t('accountCenter.inviteAgain'),
                    icon: 'mail',
                    off: sending !== null,
                    run: () => void send(id),
                  },
                  { label: t('confirm.delete'), icon: 'trash', bad: true, run: () => void drop(one) },
                ]}
                failure={failureOf(id)}
              />
            );
          return (
            <AccountRow
              key={id}
              icon="user"
              title={
                <>
                  {name} {badges}
                </>
              }
              facts={
                <>
                  {position && <span>{position}</span>}
                  <bdi dir="ltr">{one.phone}</bdi>
                  {email && <bdi dir="ltr">{email}</bdi>}
                </>
              }
              failure={failureOf(id)}
            >
              <Button
                size="s"
                aria-label={t('accountCenter.inviteAgainTo', { name })}
                disabled={sending !== null}
                onClick={() => void send(id)}
              >
                {t('accountCenter.inviteAgain')}
              </Button>
              <IconButton
                icon="trash"
                small
                label={t('accountCenter.deleteInvitation', { name })}
                onClick={() => void drop(one)}
              />
            </AccountRow>
          );
        })}
      </ul>
      {dialog}
    </section>
  );
}
