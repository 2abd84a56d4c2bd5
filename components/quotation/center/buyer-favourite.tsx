'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/form/use-act';
import { Button } from '@/components/ui/button';
import { favouriteAddCall, favouriteDeleteCall } from '@/lib/footprint/schema';
import { usePressed } from './use-pressed';

type Props = { purchaserId: number; name: string; kept: boolean };

const rereads = [['footprint']];
const options = { userType: 'supplier' } as const;

/** Favourite toggle for a buyer with unlocked contacts. */
export function BuyerFavourite({ purchaserId: id, name, kept }: Props) {
  const t = useTranslations('quotationCenter.buyerKept');
  const [isOn, setPressed] = usePressed(kept);
  const add = useAct(favouriteAddCall, { done: t('added'), rereads, options, onDone: () => setPressed(true) });
  const drop = useAct(favouriteDeleteCall, { done: t('deleted'), rereads, options, onDone: () => setPressed(false) });
  return (
    <Button
      size="s"
      icon={isOn ? 'check' : 'heart'}
      aria-pressed={isOn}
      busy={add.busy || drop.busy}
      // A double click must not undo its first click.
      onClick={({ detail }) => {
        if (detail > 1) return;
        void (isOn ? drop.act({ type: 'purchaser', ids: [id] }) : add.act({ type: 'purchaser', id }));
      }}
    >
      {t(isOn ? 'on' : 'off')} <span className="sr">{name}</span>
    </Button>
  );
}
