'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { followAddCall, followDeleteCall } from '@/lib/footprint/follow/schema';
import { usePressed } from './use-pressed';

type Props = { requestId: number; title: string; following: boolean };

const rereads = [['follow'], ['own', 'purchase-match']];
const options = { userType: 'supplier' } as const;

/** Follow toggle of a request: notices of addenda, closing and outcome. */
export function FollowToggle({ requestId, title, following }: Props) {
  const t = useTranslations('quotationCenter.follow');
  const [isOn, setPressed] = usePressed(following);
  const add = useAct(followAddCall, { done: t('added'), rereads, options, onDone: () => setPressed(true) });
  const drop = useAct(followDeleteCall, { done: t('deleted'), rereads, options, onDone: () => setPressed(false) });
  return (
    <Button
      size="s"
      icon={isOn ? 'check' : 'plus'}
      aria-pressed={isOn}
      busy={add.busy || drop.busy}
      // A double click must not undo its first click.
      onClick={({ detail }) => {
        if (detail > 1) return;
        void (isOn ? drop.act({ type: 'request', ids: [requestId] }) : add.act({ type: 'request', id: requestId }));
      }}
    >
      {t(isOn ? 'on' : 'off')} <span className="sr">{title}</span>
    </Button>
  );
}
