'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Badge } from '@/components/form/badge';
import { useDeletion } from '@/components/form/confirm-dialog';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { Icon } from '@/components/ui/icon';
import { invitationDeleteCall, invitationSendCall } from '@/lib/account/invitation/schema';
import { CallFailure, call } from '@/lib/http/client';
import { formatDay } from '@/lib/i18n/format';
import type { Users } from './user-list';

type Invitation = Users['invitations'][number];
type Props = { invitations: readonly Invitation[]; onChange: () => Promise<void> };

/** Whom a company has invited and who has not joined yet; each can be sent again or taken back. */
export function InvitationList({ invitations, onChange }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const textOf = useFailureText();
  const [sending, setSending] = useState<number | null>(null);
  const { dialog, remove } = useDeletion();
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast(textOf(error), 'bad');
    }
    await onChange();
  };
  const drop = ({ id, name }: Invitation) =>
    attempt(() => remove(() => call(invitationDeleteCall.path, { id }, { userType: 'supplier' }), { names: [name] }));
  const send = async (id: number) => {
    setSending(id);
    await attempt(async () => {
      await call(invitationSendCall.path, { id }, { userType: 'supplier' });
      toast(t('done.sent'));
    });
    setSending(null);
  };
  const stateOf = ({ state, expiresAt }: Invitation) => {
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
      <ul className="ac-l">
        {invitations.map((one) => (
          <li key={one.id}>
            <Icon name="user" />
            <div>
              <b>
                {one.name}{' '}
                <Badge kind="plain">{t(one.role === 'editor' ? 'centre.roleEditor' : 'centre.roleSales')}</Badge>
                <Badge kind={one.state === 'open' ? 'plain' : 'warn'}>{stateOf(one)}</Badge>
              </b>
              <small>
                {one.position && <span>{one.position}</span>}
                <bdi dir="ltr">{one.phone}</bdi>
                {one.email && <bdi dir="ltr">{one.email}</bdi>}
              </small>
            </div>
            <span className="row">
              <button
                type="button"
                className="btn s"
                aria-label={t('accountCenter.inviteAgainTo', { name: one.name })}
                disabled={sending !== null}
                onClick={() => send(one.id)}
              >
                {t('accountCenter.inviteAgain')}
              </button>
              <button
                type="button"
                className="cc-ib"
                aria-label={t('accountCenter.deleteInvitation', { name: one.name })}
                onClick={() => drop(one)}
              >
                <Icon name="trash" small />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  );
}
