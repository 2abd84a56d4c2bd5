'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { toast } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { type RowFailureOf, useRowFailures } from '@/components/layout/center/row-failure';
import { href } from '@/lib/platform/routes/address';
import { copyProduct } from '@/lib/product/batch/client';
import type {
  productAssignCall,
  productDeleteCall,
  productDiscardCall,
  productMoveCall,
  productPublishCall,
  productUnpublishCall,
  productWithdrawCall,
} from '@/lib/product/edit/call';
import { productKeys, useProductAct } from '@/lib/product/edit/client';

/** A listed product with the revision shown. */
type Seen = { id: number; revision: number };
export type ProductActions = {
  publish: (ids: readonly number[]) => Promise<void>;
  unpublish: (ids: readonly number[]) => Promise<void>;
  assign: (ids: readonly number[], groupId: number | null) => Promise<void>;
  copy: (id: number) => Promise<void>;
  toTop: (id: number) => Promise<void>;
  withdraw: (seen: Seen) => Promise<void>;
  discard: (seen: Seen, name: string) => Promise<void>;
  /** Takes known names, and whether buyers can see any of them. */
  remove: (ids: readonly number[], names: readonly string[], shown: boolean) => Promise<void>;
};

/** Product actions of the list, each with a result message. docs/domain.md, Product. */
export function useActs(onDone: () => void): {
  act: ProductActions;
  busy: boolean;
  /** Failure of the last action on a product, or on several. */
  failureOf: (which: number | 'many') => RowFailureOf;
  dialog: ReactNode;
} {
  const t = useTranslations();
  const { failureOf, attempt } = useRowFailures<number | 'many'>();
  const send = useProductAct();
  const client = useQueryClient();
  const locale = useLocale();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const { dialog, remove, dropChange } = useDeletion();
  const run = async (ids: readonly number[], work: () => Promise<unknown>, done: string | null) => {
    if (busy) return;
    setBusy(true);
    const [only] = ids;
    await attempt(
      ids.length === 1 && only !== undefined ? only : 'many',
      async () => {
        if ((await work()) === false) return;
        if (done !== null) toast(done);
        onDone();
      },
      () => void run(ids, work, done),
    );
    setBusy(false);
  };
  const onUndone = () => client.invalidateQueries({ queryKey: productKeys.all });
  const act: ProductActions = {
    publish: (ids) =>
      run(ids, () => send<typeof productPublishCall>('/api/product/publish', { ids: [...ids] }), t('done.listed')),
    unpublish: (ids) =>
      run(
        ids,
        () => send<typeof productUnpublishCall>('/api/product/unpublish', { ids: [...ids] }),
        t('done.unlisted'),
      ),
    assign: (ids, groupId) =>
      run(
        ids,
        () => send<typeof productAssignCall>('/api/product/assign', { ids: [...ids], groupId }),
        t('done.updated'),
      ),
    copy: (id) =>
      run(
        [id],
        async () => {
          const made = await copyProduct(locale, id);
          await client.invalidateQueries({ queryKey: productKeys.all });
          router.push(href('supplierProductEdit', { id: made }));
        },
        t('productCenter.copied'),
      ),
    toTop: (id) =>
      run([id], () => send<typeof productMoveCall>('/api/product/move', { id, sort: null }), t('done.updated')),
    withdraw: ({ id, revision }) =>
      run([id], () => send<typeof productWithdrawCall>('/api/product/withdraw', { id, revision }), t('done.updated')),
    discard: ({ id, revision }, name) =>
      run(
        [id],
        () => dropChange(() => send<typeof productDiscardCall>('/api/product/discard', { id, revision }), name),
        t('done.updated'),
      ),
    remove: (ids, names, shown) =>
      run(
        ids,
        () =>
          remove(() => send<typeof productDeleteCall>('/api/product/delete', { ids: [...ids] }), {
            names,
            count: ids.length,
            shown,
            onUndone,
          }),
        null,
      ),
  };
  return { act, busy, failureOf, dialog };
}
