'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { type CallingCode, PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { ButtonLink } from '@/components/ui/button';
import { resetCall } from '@/lib/account/reset/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { accountForm, MainAct } from './account-form';
import { CodeStep } from './code-step';
import { entryHref, homeCountry } from './entry-route';
import { ForgotPasswordMail } from './forgot-password-mail';
import { NewPassword } from './new-password';
import { WayTabs } from './way-tabs';

type Props = { kind: MemberKind; countries: readonly CallingCode[] };
type WayProps = Props & { onDone: () => void };

function ByPhone({ kind, countries, onDone }: WayProps) {
  const t = useTranslations('accountPage');
  const country = homeCountry[useLocale()];
  const form = useZodForm(resetCall.input, { kind, phone: '', country, code: '', password: '', confirm: '' });
  return (
    <Form
      form={form}
      label={t('forget.byPhone')}
      className={accountForm}
      onSubmit={async (values) => {
        await callContract(resetCall, values, { userType: kind });
        onDone();
      }}
    >
      <CodeStep
        kind={kind}
        purpose="reset"
        number={<PhoneField name="phone" label={t('phone')} countries={countries} regional />}
      >
        <CodeField name="code" label={t('code')} />
        <Note>{t('codeHelp')}</Note>
        <NewPassword />
        <MainAct>
          <SubmitButton className="phone:h-[52px]">{t('forget.submit')}</SubmitButton>
        </MainAct>
      </CodeStep>
    </Form>
  );
}

/** Resets a forgotten password with a code. */
export function ForgotPassword({ kind, countries }: Props) {
  const t = useTranslations('accountPage.forget');
  const done = useTranslations('done');
  const [changed, setChanged] = useState(false);
  const props = { kind, countries, onDone: () => setChanged(true) };
  if (changed)
    return (
      <div className="fs mt-5" data-ended="all">
        <Note kind="ok" role="status" title={done('changed')} />
        <ButtonLink tone="primary" size="l" wide className="phone:h-[52px]" hard href={entryHref(kind, 'login')}>
          {t('backToSignIn')}
        </ButtonLink>
      </div>
    );
  return (
    <WayTabs
      label={t('ways')}
      ways={[
        { key: 'phone', label: t('byPhone'), panel: <ByPhone {...props} /> },
        { key: 'email', label: t('byEmail'), panel: <ForgotPasswordMail kind={kind} onDone={props.onDone} /> },
      ]}
    />
  );
}
