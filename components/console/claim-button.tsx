'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { CallFailure } from '@/lib/platform/http/client';
import { callConsole } from '@/lib/staff/client';
import { type ContactClaimDecision, contactClaimCall } from '@/lib/staff/schema';
import { KeyButton } from './key-button';
import { leaveRow } from './keyboard';

type Props = {
  claim: Pick<ContactClaimDecision, 'id' | 'read'> & { text: string };
  state: ContactClaimDecision['state'];
};

/** Decides with one click whether a text counts as contact details; can be undone in the list below. */
export function ClaimButton({ claim: { text, ...claim }, state }: Props) {
  const t = useTranslations('console.claim');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const shortcut = state === 'approved' ? 'A' : 'R';
  const decide = async (button: HTMLElement) => {
    setBusy(true);
    try {
      await callConsole(contactClaimCall, { ...claim, state });
      leaveRow(button);
      toast(t(`done.${state}`, { text }));
    } catch (error) {
      toast((error instanceof CallFailure && error.message) || t('failed'), 'bad');
    } finally {
      router.refresh();
      setBusy(false);
    }
  };
  return (
    <KeyButton
      tone={state === 'approved' ? 'primary' : 'plain'}
      className={state === 'hidden' ? 'not-disabled:border-current not-disabled:text-bad' : ''}
      disabled={busy}
      aria-label={t(`on.${state}`, { text })}
      shortcut={shortcut}
      onClick={({ currentTarget }) => void decide(currentTarget)}
    >
      {t(state)}
    </KeyButton>
  );
}
