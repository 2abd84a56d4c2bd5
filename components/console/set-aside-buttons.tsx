'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { CallFailure } from '@/lib/platform/http/client';
import { callConsole } from '@/lib/staff/client';
import { type SetAsideDecision, setAsideCall } from '@/lib/staff/schema';
import { KeyButton } from './key-button';
import { leaveRow } from './keyboard';

type Props = Pick<SetAsideDecision, 'source' | 'id'> & {
  /** subject of the decision, for screen readers */
  name: string;
  readOnly: boolean;
};

/** Retries a failed job, or discards it after confirmation. */
export function SetAsideButtons({ source, id, name, readOnly }: Props) {
  const t = useTranslations('console.job');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const decide = async (button: HTMLElement, decision: SetAsideDecision['decision']) => {
    setBusy(true);
    try {
      await callConsole(setAsideCall, { source, id, decision });
      leaveRow(button);
      toast(t(`done.${decision}`));
    } catch (error) {
      toast((error instanceof CallFailure && error.message) || t('failed'));
    } finally {
      setBusy(false);
      setConfirming(false);
      router.refresh();
    }
  };
  const label = (decision: string) => t('on', { decision, name });
  return (
    <span className="flex flex-wrap items-center gap-2">
      <KeyButton
        tone="plain"
        disabled={busy || readOnly}
        aria-label={label(t('retry'))}
        shortcut="A"
        onClick={({ currentTarget }) => void decide(currentTarget, 'retry')}
      >
        {t('retry')}
      </KeyButton>
      <KeyButton
        tone="plain"
        className="not-disabled:border-current not-disabled:text-bad"
        disabled={busy || readOnly}
        aria-label={label(t(confirming ? 'dropSure' : 'drop'))}
        shortcut="R"
        onClick={({ currentTarget }) => (confirming ? void decide(currentTarget, 'drop') : setConfirming(true))}
      >
        {t(confirming ? 'dropSure' : 'drop')}
      </KeyButton>
    </span>
  );
}
