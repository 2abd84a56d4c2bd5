'use client';

import { type ReactNode, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { SideNav } from './side-nav';
import type { CentreGroup } from './types';

type Props = {
  groups: CentreGroup[];
  texts: Record<'label' | 'open' | 'close' | 'title', string>;
  children: ReactNode;
};

/** The side navigation where there is no room for it beside the page. */
export function SideDrawer({ groups, texts, children }: Props) {
  const drawer = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button
        type="button"
        className="cc-ib cc-menu"
        onClick={() => drawer.current?.showModal()}
        aria-label={texts.open}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself. */}
      <dialog
        className="cc-drawer"
        ref={drawer}
        aria-label={texts.label}
        onClick={(event) => event.target === event.currentTarget && event.currentTarget.close()}
      >
        <div className="cc-drawer-h">
          <b>{texts.title}</b>
          <button type="button" className="cc-ib" aria-label={texts.close} onClick={() => drawer.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <SideNav groups={groups} label={texts.label} onGo={() => drawer.current?.close()} />
        {children}
      </dialog>
    </>
  );
}
