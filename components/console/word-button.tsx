'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { toast } from '@/components/form/toast';
import { CallFailure } from '@/lib/platform/http/client';
import { callConsole } from '@/lib/staff/client';
import { type WordDecision, wordCall } from '@/lib/staff/schema';
import { KeyButton } from './key-button';
import { leaveRow } from './keyboard';

type Props = {
  word: Pick<WordDecision, 'locale' | 'scope' | 'word' | 'revision'>;
  decision: WordDecision['decision'];
  readOnly: boolean;
};

/** Decides about a search term with one click; can be undone in the same list. */
export function WordButton({ word, decision, readOnly }: Props) {
  const t = useTranslations('console');
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const text = t(`word.${decision}`);
  const shortcut = decision === 'ban' ? 'R' : 'A';
  const decide = async (button: HTMLElement) => {
    setBusy(true);
    try {
      await callConsole(wordCall, { ...word, decision });
      leaveRow(button);
      toast(t(`word.done.${decision}`, { term: word.word }));
      router.refresh();
    } catch (error) {
      toast((error instanceof CallFailure && error.message) || t('word.failed'));
      router.refresh();
    } finally {
      setBusy(false);
    }
  };
  return (
    <KeyButton
      tone={decision === 'approve' ? 'primary' : 'plain'}
      className={decision === 'ban' ? 'not-disabled:border-current not-disabled:text-bad' : ''}
      disabled={busy || readOnly}
      aria-label={t('word.on', { decision: text, term: word.word })}
      shortcut={shortcut}
      onClick={({ currentTarget }) => void decide(currentTarget)}
    >
      {text}
    </KeyButton>
  );
}
