'use client';

import { useTranslations } from 'next-intl';
import { rowMark } from '@/components/footprint/favourite-button';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { followAddCall, followDeleteCall } from '@/lib/footprint/follow/schema';
import { usePressed } from './use-pressed';

type Props = {
  requestId: number;
  title: string;
  following: boolean;
  /** a bell at the end of a table's row */
  inRow?: boolean;
};

const rereads = [['follow'], ['own', 'purchase-match']];
const options = { userType: 'supplier' } as const;

/** Follow toggle of a request: notices of addenda, closing and outcome. */
export function FollowToggle({ requestId, title, following, inRow }: Props) {
  const t = useTranslations('quotationCenter.follow');
  const [isOn, setPressed] = usePressed(following);
  const add = useAct(followAddCall, { done: t('added'), rereads, options, onDone: () => setPressed(true) });
  const drop = useAct(followDeleteCall, { done: t('deleted'), rereads, options, onDone: () => setPressed(false) });
  const busy = add.busy || drop.busy;
  const toggle = () =>
    void (isOn ? drop.act({ type: 'request', ids: [requestId] }) : add.act({ type: 'request', id: requestId }));
  if (inRow)
    return (
      <button
        type="button"
        className={`${rowMark} aria-pressed:text-accent`}
        aria-pressed={isOn}
        aria-busy={busy || undefined}
        aria-keyshortcuts="F"
        title={t(isOn ? 'on' : 'off')}
        onClick={({ detail }) => detail <= 1 && !busy && toggle()}
      >
        <Icon name="bell" />
        <span className="sr">
          {t(isOn ? 'on' : 'off')} {title}
        </span>
      </button>
    );
  return (
    <Button
      size="s"
      icon={isOn ? 'check' : 'plus'}
      aria-pressed={isOn}
      busy={busy}
      // A double click must not undo its first click.
      onClick={({ detail }) => detail <= 1 && toggle()}
    >
      {t(isOn ? 'on' : 'off')} <span className="sr">{title}</span>
    </Button>
  );
}
