'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { CodeField } from '@/components/form/code-field';
import { PasswordField } from '@/components/form/password-field';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { isolated } from '@/lib/platform/i18n/isolate';
import { OwnCodeButton } from './own-code-button';

/** Initial values of these fields, so that empty ones are validated. */
export const blankProof = (hasPassword: boolean) => (hasPassword ? { current: '' } : { proof: '' });

type Props = { kind: MemberKind; hasPassword: boolean; phone: string };

/** Proof of identity: the current password, or a code sent to the current number. */
export function ProofFields({ kind, hasPassword, phone }: Props) {
  const t = useTranslations('accountCenter');
  const { unregister, setValue } = useFormContext();
  const [byCode, setByCode] = useState(!hasPassword);
  const change = () => {
    unregister(['current', 'proof']);
    setValue(byCode ? 'current' : 'proof', '');
    setByCode(!byCode);
  };
  return (
    <div className="grid gap-2">
      {byCode ? (
        <CodeField
          name="proof"
          label={t('proofCode')}
          hint={t('proofHint', { phone: isolated(phone) })}
          need="required"
          below={<OwnCodeButton kind={kind} purpose="prove" />}
        />
      ) : (
        <PasswordField name="current" label={t('current')} need="required" autoComplete="current-password" />
      )}
      {hasPassword && (
        <button
          type="button"
          className="min-h-7 cursor-pointer justify-self-start text-start font-medium text-accent phone:min-h-11"
          onClick={change}
        >
          {t(byCode ? 'byPassword' : 'byCode')}
        </button>
      )}
    </div>
  );
}
