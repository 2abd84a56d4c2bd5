'use client';

import { useTranslations } from 'next-intl';
import { Menu, type MenuEntry } from '@/components/ui/menu';
import { href } from '@/lib/platform/routes/address';
import type { OwnProduct } from '@/lib/product/edit/call';
import type { ProductActions } from './use-acts';

/** Whether the product has a change that its owner may discard. */
export const canDiscard = ({ status, state, draft }: OwnProduct): boolean =>
  (status === 'normal' || status === 'disable') && (state === 'reject' || draft);

/** Further actions on an own product. */
export function RowMenu({ product, name, act }: { product: OwnProduct; name: string; act: ProductActions }) {
  const t = useTranslations('productCenter');
  const { id, state, shown } = product;
  const entry = (key: string, label: string, run: () => Promise<void>, danger = false): MenuEntry => ({
    key,
    label,
    danger,
    run: () => void run(),
  });
  return (
    <Menu
      label={t('more', { name })}
      entries={[
        ...(shown ? [{ key: 'view', label: t('view'), href: href('productDetail', { id }) }] : []),
        entry('copy', t('copy'), () => act.copy(id)),
        entry('top', t('toTop'), () => act.toTop(id)),
        ...(state === 'pending' ? [entry('withdraw', t('withdraw'), () => act.withdraw(product))] : []),
        ...(canDiscard(product) ? [entry('discard', t('discard'), () => act.discard(product, name))] : []),
        entry('delete', t('delete'), () => act.remove([id], [name], shown), true),
      ]}
    />
  );
}
