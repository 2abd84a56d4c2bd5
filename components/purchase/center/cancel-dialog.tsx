'use client';

import { useTranslations } from 'next-intl';
import { useAct } from '@/components/form/use-act';
import { HiddenContacts } from '@/components/trade/hidden-contacts';
import { ReasonField, useReason } from '@/components/trade/reason-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Note } from '@/components/ui/note';
import { quoted } from '@/lib/platform/i18n/isolate';
import { purchaseCancelCall } from '@/lib/purchase/call';
import { cancelKeys, purchaseLimits } from '@/lib/purchase/constants';

type Props = { item: { id: number; title: string }; onDone: (() => void) | undefined; onClose: () => void };

/** Withdraws a request with a preset or custom reason, which bidders and followers read. */
export function CancelDialog({ item: { id, title }, onDone, onClose }: Props) {
  const t = useTranslations('purchaseCenter');
  const form = useTranslations('form');
  const trade = useTranslations('trade');
  const reason = useReason(cancelKeys, `cancel:${id}`);
  const { act, busy, failureText } = useAct(purchaseCancelCall, {
    done: t('done.cancel'),
    rereads: [['purchase']],
    onFailure: () => undefined,
    onDone: () => {
      reason.sent();
      onClose();
      onDone?.();
    },
  });
  const send = () => {
    const taken = reason.take();
    if (taken) void act({ id, key: taken.key, reason: taken.text });
  };
  return (
    <Dialog
      title={t('cancelTitle', { title: quoted(title) })}
      closeLabel={form('close')}
      busy={busy}
      onClose={onClose}
      foot={
        <Button tone="danger" busy={busy} onClick={send}>
          {t('cancel')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t('follows.cancel')}</p>
        {failureText && (
          <Note tone="bad" role="alert">
            {failureText}
          </Note>
        )}
        <ReasonField
          of={reason}
          labelOf={(key) => trade(`cancelReason.${key}`)}
          hint={t('cancelHint')}
          limit={purchaseLimits.reason}
        />
        <HiddenContacts
          texts={[reason.words]}
          title={form('hiddenContacts.title')}
          hint={form('hiddenContacts.hint')}
        />
      </div>
    </Dialog>
  );
}
