'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { Note } from '@/components/form/note';
import { type CallingCode, PhoneField } from '@/components/form/phone-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useZodForm } from '@/components/form/use-zod-form';
import { signInPhoneCall } from '@/lib/account/sign-in/schema';
import { mergeVisits } from '@/lib/footprint/client';
import { callContract } from '@/lib/platform/http/call-contract';
import { chooseActor, type MemberKind } from '@/lib/platform/http/signed-in';
import { clearState } from '@/lib/platform/http/tab-state';
import { backOf } from '@/lib/platform/routes/back';
import { accountForm, MainAct } from './account-form';
import { CodeStep } from './code-step';
import { entryHref, homeCountry } from './entry-route';
import { Invitation, type Invited } from './invitation';
import { SignInAccount } from './sign-in-account';
import { useBack, useInvited } from './use-back';
import { WayTabs } from './way-tabs';

type Props = { kind: MemberKind; countries: readonly CallingCode[] };
type WayProps = Props & { onEntered: () => void; onInvited: (invitation: Invited) => void };

function ByPhone({ kind, countries, onEntered, onInvited }: WayProps) {
  const t = useTranslations('accountPage');
  const country = homeCountry[useLocale()];
  const form = useZodForm(signInPhoneCall.input, { kind, phone: '', country, code: '' });
  return (
    <Form
      form={form}
      label={t('signIn.byPhone')}
      className={accountForm}
      onSubmit={async (values) => {
        const answer = await callContract(signInPhoneCall, values, {
          userType: kind,
        });
        if ('invitation' in answer) onInvited(answer.invitation);
        else onEntered();
      }}
    >
      <CodeStep
        kind={kind}
        purpose="signIn"
        number={<PhoneField name="phone" label={t('phone')} countries={countries} regional />}
      >
        <CodeField name="code" label={t('code')} submits />
        <Note>{t('codeHelp')}</Note>
        <MainAct>
          <SubmitButton className="phone:h-[52px]">{t('signIn.submit')}</SubmitButton>
        </MainAct>
      </CodeStep>
    </Form>
  );
}

/** Signs in by account or phone, then goes to the return address. */
export function SignIn({ kind, countries }: Props) {
  const t = useTranslations('accountPage.signIn');
  const done = useTranslations('done');
  const back = useBack();
  const invited = useInvited() && kind === 'supplier';
  const [entered, setEntered] = useState(false);
  const [invitation, setInvitation] = useState<Invited | null>(null);
  const enter = async () => {
    setEntered(true);
    clearState();
    chooseActor(kind);
    await mergeVisits();
    location.assign(backOf(location.search) ?? entryHref(kind, 'home'));
  };
  const props = { kind, countries, onEntered: enter, onInvited: setInvitation };
  if (invitation && !entered) return <Invitation invitation={invitation} onEntered={enter} />;
  return (
    <>
      {invited && !entered && (
        <Note>
          <p>{t('invited')}</p>
        </Note>
      )}
      {entered ? (
        <Note kind="ok" role="status" title={done('signedIn')} />
      ) : (
        <WayTabs
          key={invited ? 'invited' : 'own'}
          label={t('ways')}
          first={invited ? 'phone' : 'account'}
          ways={[
            { key: 'account', label: t('byAccount'), panel: <SignInAccount kind={kind} onEntered={enter} /> },
            { key: 'phone', label: t('byPhone'), panel: <ByPhone {...props} /> },
          ]}
        />
      )}
      {back !== null && <p className="mt-4 text-ink-3">{t('returns')}</p>}
    </>
  );
}
