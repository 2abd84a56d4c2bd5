'use client';

import { useTranslations } from 'next-intl';
import { HiddenContacts } from '@/components/trade/hidden-contacts';
import { ReasonDialog } from '@/components/trade/reason-dialog';
import { quoted } from '@/lib/platform/i18n/isolate';
import { purchaseCancelCall } from '@/lib/purchase/call';
import { cancelKeys, purchaseLimits } from '@/lib/purchase/constants';

type Props = { item: { id: number; title: string }; onDone: (() => void) | undefined; onClose: () => void };

/** Withdraws a request with a preset or custom reason, which bidders and followers read. */
export function CancelDialog({ item: { id, title }, onDone, onClose }: Props) {
  const t = useTranslations('purchaseCenter');
  const hidden = useTranslations('form.hiddenContacts');
  const trade = useTranslations('trade');
  return (
    <ReasonDialog
      contract={purchaseCancelCall}
      inputOf={(reason) => ({ id, ...reason })}
      keys={cancelKeys}
      labelOf={(key) => trade(`cancelReason.${key}`)}
      name={`cancel:${id}`}
      title={t('cancelTitle', { title: quoted(title) })}
      button={t('cancel')}
      lead={<p>{t('follows.cancel')}</p>}
      hint={t('cancelHint')}
      limit={purchaseLimits.reason}
      done={t('done.cancel')}
      rereads={[['purchase']]}
      more={(words) => <HiddenContacts texts={[words]} title={hidden('title')} hint={hidden('hint')} />}
      onDone={() => {
        onClose();
        onDone?.();
      }}
      onClose={onClose}
    />
  );
}
