'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/form/use-act';
import { ReasonField, useReason } from '@/components/trade/reason-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { applicationDeclineKeys, applicationLimits } from '@/lib/agent/application/constants';
import { applicationDeclineCall } from '@/lib/agent/application/schema';

type Props = { item: { id: number; name: string }; onClose: () => void; onDone: () => void };

/** Declines an application with a preset or custom reason, which the applicant reads. */
export function DeclineDialog({ item: { id, name }, onClose, onDone }: Props) {
  const t = useTranslations('agentApplication');
  const form = useTranslations('form');
  const done = useTranslations('done');
  const reason = useReason(applicationDeclineKeys, `decline-application:${id}`);
  const { act, busy, failureText } = useAct(applicationDeclineCall, {
    done: done('updated'),
    onFailure: () => undefined,
    onDone: () => {
      reason.sent();
      onDone();
    },
  });
  const send = () => {
    const taken = reason.take();
    if (taken) void act({ id, key: taken.key, reason: taken.text });
  };
  return (
    <Dialog
      title={t('declineTitle', { name })}
      closeLabel={form('close')}
      busy={busy}
      onClose={onClose}
      foot={
        <Button tone="danger" busy={busy} onClick={send}>
          {t('decline')}
        </Button>
      }
    >
      <div className="grid gap-4">
        {failureText && (
          <Note tone="bad" role="alert">
            {failureText}
          </Note>
        )}
        <ReasonField
          of={reason}
          labelOf={(key) => t(`declineReason.${key}`)}
          hint={t('reasonHint')}
          limit={applicationLimits.answer}
        />
      </div>
    </Dialog>
  );
}
