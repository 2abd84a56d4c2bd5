'use client';

import { useTranslations } from 'next-intl';
import { ReasonDialog } from '@/components/trade/reason-dialog';
import { applicationDeclineKeys, applicationLimits } from '@/lib/agent/application/constants';
import { applicationDeclineCall } from '@/lib/agent/application/schema';

type Props = { item: { id: number; name: string }; onClose: () => void; onDone: () => void };

/** Declines an application with a preset or custom reason, which the applicant reads. */
export function DeclineDialog({ item: { id, name }, onClose, onDone }: Props) {
  const t = useTranslations('agentApplication');
  const done = useTranslations('done');
  return (
    <ReasonDialog
      contract={applicationDeclineCall}
      inputOf={(reason) => ({ id, ...reason })}
      keys={applicationDeclineKeys}
      labelOf={(key) => t(`declineReason.${key}`)}
      name={`decline-application:${id}`}
      title={t('declineTitle', { name })}
      button={t('decline')}
      hint={t('reasonHint')}
      limit={applicationLimits.answer}
      done={done('updated')}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
