'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CaptchaField } from '@/components/form/captcha-field';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { SubmitButton } from '@/components/form/submit-button';
import { TextField } from '@/components/form/text-field';
import { useZodForm } from '@/components/form/use-zod-form';
import { codeMailCall } from '@/lib/account/code/schema';
import { resetCall } from '@/lib/account/reset/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { isolated } from '@/lib/platform/i18n/isolate';
import { accountForm, MainAct } from './account-form';
import { NewPassword } from './new-password';

type Props = { kind: MemberKind; onDone: () => void };

function Ask({ kind, email, onSent }: { kind: MemberKind; email: string; onSent: (email: string) => void }) {
  const t = useTranslations('accountPage');
  const form = useZodForm(codeMailCall.input, { kind, email });
  return (
    <Form
      form={form}
      label={t('forget.byEmail')}
      className={accountForm}
      onSubmit={async (values) => {
        await callContract(codeMailCall, values, { userType: kind });
        onSent(values.email);
      }}
    >
      <TextField
        name="email"
        label={t('email')}
        hint={t('forget.emailHint')}
        type="email"
        autoComplete="email"
        dir="ltr"
      />
      <CaptchaField />
      <MainAct>
        <SubmitButton className="phone:h-[52px]">{t('forget.sendMail')}</SubmitButton>
      </MainAct>
    </Form>
  );
}

function Reset({ kind, email, onDone, onAgain }: Props & { email: string; onAgain: () => void }) {
  const t = useTranslations('accountPage');
  const done = useTranslations('done');
  const form = useZodForm(resetCall.input, { kind, email, code: '', password: '', confirm: '' });
  return (
    <Form
      form={form}
      label={t('forget.byEmail')}
      className={accountForm}
      onSubmit={async (values) => {
        await callContract(resetCall, values, { userType: kind });
        onDone();
      }}
    >
      <Note kind="ok" role="status" title={done('codeSent')}>
        <p>{t('forget.sentTo', { to: isolated(email) })}</p>
        <button type="button" className="lnk" onClick={onAgain}>
          {t('forget.another')}
        </button>
      </Note>
      <CodeField name="code" label={t('mailCode')} />
      <NewPassword />
      <MainAct>
        <SubmitButton className="phone:h-[52px]">{t('forget.submit')}</SubmitButton>
      </MainAct>
    </Form>
  );
}

/** Password reset by confirmed e-mail address: a captcha first, then the code and the new password. */
export function ForgotPasswordMail({ kind, onDone }: Props) {
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState(false);
  const ask = (to: string) => {
    setEmail(to);
    setSent(true);
  };
  return sent ? (
    <Reset kind={kind} email={email} onDone={onDone} onAgain={() => setSent(false)} />
  ) : (
    <Ask kind={kind} email={email} onSent={ask} />
  );
}
