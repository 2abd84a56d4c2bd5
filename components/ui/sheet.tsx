import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { SheetButton } from './sheet-button';

type Props = { id: string; title: string; extra?: ReactNode; children: ReactNode };

/** A bottom sheet on a phone, opened by a SheetButton. */
export function Sheet({ id, title, extra, children }: Props) {
  const t = useTranslations('list');
  return (
    <dialog id={id} className="sheet" popover="auto" aria-labelledby={`${id}-title`} {...{ closedby: 'any' }}>
      <div className="head">
        <h2 id={`${id}-title`}>{title}</h2>
        {extra}
        <SheetButton sheet={id} close className="ic" label={t('close')}>
          <Icon name="close" />
        </SheetButton>
      </div>
      {children}
    </dialog>
  );
}
