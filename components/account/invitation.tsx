'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import { CheckboxField } from '@/components/form/checkbox-field';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { invitationAcceptCall, invitationDeclineCall } from '@/lib/account/invitation/schema';
import type { invitedField } from '@/lib/account/sign-in/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { quoted } from '@/lib/platform/i18n/isolate';
import { href } from '@/lib/platform/routes/address';
import { EntryLink } from './entry-link';
import { entryHref } from './entry-route';

export type Invited = z.output<typeof invitedField>['invitation'];
type Props = { invitation: Invited; onEntered: () => void };

const opened = (to: string) => (words: ReactNode) => (
  <a href={to} target="_blank" rel="noopener">
    {words}
  </a>
);

function Accept({ invitation, onEntered, onDecline }: Props & { onDecline: () => Promise<void> }) {
  const t = useTranslations('accountPage');
  const rule = useTranslations('validation');
  const { company, inviter, role, ticket } = invitation;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const form = useZodForm(invitationAcceptCall.input, {
    ticket,
    username: '',
    password: '',
    confirm: '',
    agreement: false,
  });
  return (
    <Form
      form={form}
      label={t('invitation.title', { company: quoted(company) })}
      className="fs mt-6"
      onSubmit={async (values) => {
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
        await callContract(invitationAcceptCall, { ...values, timeZone }, { userType: 'supplier' });
        onEntered();
      }}
    >
      <h2 ref={title} tabIndex={-1}>
        {t('invitation.title', { company: quoted(company) })}
      </h2>
      <p>{t('invitation.lead', { inviter: quoted(inviter), role })}</p>
      <p className="muted">{t('invitation.choose')}</p>
      <TextField
        name="username"
        label={t('register.username')}
        hint={rule('username')}
        autoComplete="username"
        dir="ltr"
      />
      <PasswordField name="password" label={t('password')} hint={t('passwordHint')} autoComplete="new-password" />
      <PasswordField name="confirm" label={t('confirm')} autoComplete="new-password" />
      <CheckboxField name="agreement" label={t('register.agreeLabel')}>
        {t.rich('register.agree', { agreement: opened(href('agreement')), privacy: opened(href('privacy')) })}
      </CheckboxField>
      <SubmitButton className="phone:h-[52px]">{t('invitation.accept')}</SubmitButton>
      <button type="button" className="lnk" onClick={onDecline}>
        {t('invitation.decline')}
      </button>
    </Form>
  );
}

/** A company's invitation for the number just verified, to accept or decline. */
export function Invitation({ invitation, onEntered }: Props) {
  const t = useTranslations('accountPage');
  const offline = useTranslations('form');
  const [declined, setDeclined] = useState(false);
  const [failure, setFailure] = useState('');
  const decline = async () => {
    try {
      await callContract(invitationDeclineCall, { ticket: invitation.ticket }, { userType: 'supplier' });
      setDeclined(true);
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setFailure(error.errors[0]?.message || error.message || offline('offline'));
    }
  };
  if (declined)
    return (
      <div className="fs mt-5" data-ended="all">
        <Note kind="ok" role="status" title={t('invitation.declined')} />
        <EntryLink href={entryHref('supplier', 'register')}>{t('signIn.asSupplier')}</EntryLink>
      </div>
    );
  return (
    <>
      {failure && (
        <Note kind="bad" role="alert">
          <p>{failure}</p>
        </Note>
      )}
      <Accept invitation={invitation} onEntered={onEntered} onDecline={decline} />
    </>
  );
}
