'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useRef, useState } from 'react';
import { moveDrafts } from '@/components/form/local-draft';
import { toast } from '@/components/form/toast';
import { useAct } from '@/components/form/use-act';
import { useDeletion } from '@/components/form/use-deletion';
import { useFailureText } from '@/components/form/use-failure-text';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import type { MenuEntry } from '@/components/ui/menu';
import { callContract } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { newIdempotencyKey } from '@/lib/platform/http/idempotency-key';
import { quoted } from '@/lib/platform/i18n/isolate';
import {
  purchaseCloseCall,
  purchaseDeleteCall,
  purchaseInviteCall,
  purchasePublicCall,
  purchaseSaveCall,
  purchaseWithdrawCall,
} from '@/lib/purchase/call';
import { purchaseLimits } from '@/lib/purchase/constants';
import { purchaseCopyCall } from '@/lib/purchase/copy/call';
import { purchaseOwnGetCall } from '@/lib/purchase/own/call';
import type { OwnPurchase } from '@/lib/purchase/types';
import { CancelDialog } from './cancel-dialog';
import { draftAddress } from './purchase-row';
import { RaiseDialog } from './raise-dialog';

const lists = [['purchase']] as const;
type Decision = 'close' | 'public' | 'withdraw';
/** The open dialog. */
type Question = 'cancel' | 'raise';
/** Data of a request that the actions need. */
export type ActOn = Pick<OwnPurchase, 'id' | 'kind' | 'state' | 'title' | 'quotationMax'>;

/** Actions on an own request, with confirmations; `onDone` on pages of a single request. */
export function usePurchaseActs(onDone?: () => void): {
  dialog: ReactNode;
  entriesOf: (item: ActOn) => MenuEntry[];
} {
  const t = useTranslations('purchaseCenter');
  const confirm = useTranslations('confirm');
  const client = useQueryClient();
  const textOf = useFailureText();
  const deletion = useDeletion();
  const [opened, setOpened] = useState<{ what: Decision | Question; item: ActOn } | null>(null);
  const end = () => setOpened(null);
  const settings = (done: string) => ({ done, rereads: lists, onDone: () => onDone?.() });
  const acts = {
    close: useAct(purchaseCloseCall, settings(t('done.close'))),
    withdraw: useAct(purchaseWithdrawCall, settings(t('done.withdraw'))),
    public: useAct(purchasePublicCall, settings(t('done.public'))),
  };
  // Idempotency keys: a retry after a timeout finds the existing copy.
  const copyKeys = useRef(new Map<number, string>());
  const copying = useAct(purchaseCopyCall, {
    rereads: lists,
    onDone: (made, { id }) => {
      copyKeys.current.delete(Number(id));
      location.assign(draftAddress(made.id));
    },
  });
  const copyOf = ({ id }: ActOn) => {
    const idempotencyKey = copyKeys.current.get(id) ?? newIdempotencyKey();
    copyKeys.current.set(id, idempotencyKey);
    void copying.act({ id, idempotencyKey });
  };
  const reread = () => client.invalidateQueries({ queryKey: ['purchase'] });
  const fail = (error: unknown) => {
    if (!(error instanceof CallFailure)) throw error;
    toast(textOf(error), 'bad');
  };
  const remove = async ({ id, title }: ActOn) => {
    try {
      const { purchase, invited } = await callContract(purchaseOwnGetCall, { id }, { quiet: true });
      const deleted = await deletion.remove(() => callContract(purchaseDeleteCall, { id }, { quiet: true }), {
        names: [title],
      });
      if (!deleted) return;
      const restore = async () => {
        const made = await callContract(purchaseSaveCall, { id: null, revision: 0, purchase }, { quiet: true });
        // The local draft belongs to the new request now.
        moveDrafts(`purchase:${id}`, `purchase:${made.id}`);
        toast(confirm('undone', { name: quoted(title) }));
        if (invited.length > 0)
          await callContract(purchaseInviteCall, { id: made.id, companyIds: invited }, { quiet: true });
        await reread();
      };
      toast(confirm('deletionNamed', { name: quoted(title) }), 'ok', {
        label: confirm('undo'),
        run: () => void restore().catch(fail),
      });
    } catch (error) {
      fail(error);
    }
    await reread();
  };
  const entriesOf = (item: ActOn): MenuEntry[] => {
    const { state, kind, quotationMax } = item;
    const ask = (what: Decision | Question) => () => setOpened({ what, item });
    const copy: MenuEntry = { key: 'copy', label: t('copy'), icon: 'copy', run: () => copyOf(item) };
    if (state === 'draft')
      return [copy, { key: 'delete', label: t('remove'), icon: 'trash', danger: true, run: () => void remove(item) }];
    if (state === 'pending')
      return [copy, { key: 'withdraw', label: t('withdraw'), icon: 'edit', run: ask('withdraw') }];
    const isUndecided = state === 'open' || state === 'closed';
    return [
      copy,
      ...(kind === 'inquiry' && state === 'open'
        ? [{ key: 'public', label: t('makePublic'), run: ask('public') }]
        : []),
      ...(isUndecided && quotationMax < purchaseLimits.quotations.max
        ? [{ key: 'raise', label: t('raise'), run: ask('raise') }]
        : []),
      ...(state === 'open' ? [{ key: 'close', label: t('close'), run: ask('close') }] : []),
      ...(isUndecided ? [{ key: 'cancel', label: t('cancel'), danger: true, run: ask('cancel') }] : []),
    ];
  };
  const answer = async (agreed: boolean) => {
    if (!opened || opened.what === 'raise' || opened.what === 'cancel') return;
    if (agreed) await acts[opened.what].act({ id: opened.item.id });
    end();
  };
  const dialog = (
    <>
      {deletion.dialog}
      {opened?.what === 'raise' && (
        <RaiseDialog id={opened.item.id} max={opened.item.quotationMax} onDone={onDone} onClose={end} />
      )}
      {opened?.what === 'cancel' && <CancelDialog item={opened.item} onDone={onDone} onClose={end} />}
      {opened && opened.what !== 'raise' && opened.what !== 'cancel' && (
        <ConfirmDialog
          text={t(`ask.${opened.what}`)}
          more={<p className="mt-2">{t(`follows.${opened.what}`)}</p>}
          proceed={t(opened.what === 'public' ? 'makePublic' : opened.what)}
          busy={acts[opened.what].busy}
          onAnswer={(agreed) => void answer(agreed)}
        />
      )}
    </>
  );
  return { dialog, entriesOf };
}
