'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';

/** The navigation where there is no room for it beside the page. */
export function NavDrawer({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('console.nav');
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="cc-ib cc-menu"
        aria-label={t('open')}
        onClick={() => drawer.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself. */}
      <dialog
        className="cc-drawer"
        ref={drawer}
        aria-label={t('label')}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="cc-drawer-h">
          <b>{title}</b>
          <button type="button" className="cc-ib" aria-label={t('close')} onClick={() => drawer.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
