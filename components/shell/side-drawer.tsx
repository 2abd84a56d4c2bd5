'use client';

import { type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';
import { SideNav } from './side-nav';
import type { CenterGroup } from './types';

type Props = {
  groups: CenterGroup[];
  texts: Record<'label' | 'open' | 'close' | 'title', string>;
  children: ReactNode;
};

/** Side navigation as a drawer, where there is no room beside the page. */
export function SideDrawer({ groups, texts, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" className="lg:hidden" onClick={() => setOpen(true)} label={texts.open} />
      {open && (
        <Dialog form="drawer" title={texts.title} closeLabel={texts.close} onClose={() => setOpen(false)}>
          {(close) => (
            <>
              <SideNav groups={groups} label={texts.label} onGo={close} />
              <div className="contents [&_a]:min-h-11!">{children}</div>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}
