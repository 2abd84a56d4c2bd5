'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { CodeField } from '@/components/form/code-field';
import { Form } from '@/components/form/form';
import { toast } from '@/components/form/toast';
import { useZodForm } from '@/components/form/use-zod-form';
import { Note } from '@/components/ui/note';
import { emailConfirmCall } from '@/lib/account/change/schema';
import { callContract } from '@/lib/http/call-contract';
import type { MemberKind } from '@/lib/http/presence';
import { AccountSubmit } from './account-submit';
import { OwnCodeButton } from './own-code-button';

type Props = {
  kind: MemberKind;
  email: string;
  texts: Record<'title' | 'text' | 'code' | 'act', string>;
  onConfirmed?: () => void;
};

/** Confirms the address given at registration, so that it counts for reset and notices. */
export function EmailConfirmForm({ kind, email, texts, onConfirmed }: Props) {
  const t = useTranslations('done');
  const router = useRouter();
  const form = useZodForm(emailConfirmCall.input, { code: '' });
  return (
    <>
      <Note tone="warn" title={texts.title}>
        <p>{texts.text}</p>
      </Note>
      <Form
        form={form}
        label={texts.act}
        className="fs max-w-[460px]"
        onSubmit={async (values) => {
          await callContract(emailConfirmCall, values, { userType: kind });
          toast(t('verified'));
          onConfirmed?.();
          router.refresh();
        }}
      >
        <CodeField
          name="code"
          label={texts.code}
          need="required"
          submits
          below={<OwnCodeButton kind={kind} purpose="email" email={email} />}
        />
        <AccountSubmit>{texts.act}</AccountSubmit>
      </Form>
    </>
  );
}
