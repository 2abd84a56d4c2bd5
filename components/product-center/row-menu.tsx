'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import type { OwnProduct } from '@/lib/product/edit/call';
import { href } from '@/lib/routes/address';
import type { Act } from './use-acts';

/** Whether a product has a change that its owner may drop. */
export const canDiscard = ({ status, state, draft }: OwnProduct): boolean =>
  (status === 'normal' || status === 'disable') && (state === 'reject' || draft);

/** What else can be done to a product of one's own. */
export function RowMenu({ product, name, act }: { product: OwnProduct; name: string; act: Act }) {
  const t = useTranslations('productCenter');
  const box = useRef<HTMLDetailsElement>(null);
  const { id, state, shown } = product;
  const close = () => box.current?.removeAttribute('open');
  useEffect(() => {
    const away = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) close();
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  });
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    close();
    box.current?.querySelector('summary')?.focus();
  };
  const item = (label: string, run: () => Promise<void>, bad = false) => (
    <button
      type="button"
      className={bad ? 'bad' : undefined}
      onClick={() => {
        close();
        void run();
      }}
    >
      {label}
    </button>
  );
  return (
    <details className="pc-menu" ref={box} onKeyDown={key}>
      <summary className="ibt" aria-label={t('more', { name })}>
        <Icon name="more" small />
      </summary>
      <div>
        {shown && <a href={href('productDetail', { id })}>{t('view')}</a>}
        {item(t('copy'), () => act.copy(id))}
        {item(t('toTop'), () => act.toTop(id))}
        {state === 'pending' && item(t('withdraw'), () => act.withdraw(product))}
        {canDiscard(product) && item(t('discard'), () => act.discard(product, name))}
        {item(t('delete'), () => act.remove([id], [name], shown), true)}
      </div>
    </details>
  );
}
