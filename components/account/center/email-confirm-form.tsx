'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { Note } from '@/components/ui/note';
import { emailConfirmCall } from '@/lib/account/change/schema';
import { callContract } from '@/lib/platform/http/call-contract';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { isolated } from '@/lib/platform/i18n/isolate';
import { AccountSubmit } from './account-submit';
import { OwnCodeButton } from './own-code-button';

/** Confirms the address given at registration, so that it counts for reset and notices. */
export function EmailConfirmForm({ kind, email }: { kind: MemberKind; email: string }) {
  const t = useTranslations();
  const router = useRouter();
  const form = useZodForm(emailConfirmCall.input, { code: '' });
  return (
    <>
      <Note tone="warn" title={t('accountCenter.unconfirmed', { email: isolated(email) })}>
        <p>{t('accountCenter.unconfirmedText')}</p>
      </Note>
      <Form
        form={form}
        label={t('accountCenter.confirmEmail')}
        className="fs max-w-[460px]"
        onSubmit={async (values) => {
          await callContract(emailConfirmCall, values, { userType: kind });
          toast(t('done.verified'));
          router.refresh();
        }}
      >
        <CodeField
          name="code"
          label={t('accountCenter.emailCode')}
          need="required"
          submits
          below={<OwnCodeButton kind={kind} purpose="email" email={email} />}
        />
        <AccountSubmit>{t('accountCenter.confirmEmail')}</AccountSubmit>
      </Form>
    </>
  );
}
