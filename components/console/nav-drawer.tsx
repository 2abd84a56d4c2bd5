'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { IconButton } from '@/components/ui/icon-button';

/** Navigation drawer for narrow screens. */
export function NavDrawer({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('console.nav');
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton icon="menu" className="lg:hidden" label={t('open')} onClick={() => setOpen(true)} />
      {open && (
        <Dialog form="drawer" title={title} closeLabel={t('close')} onClose={() => setOpen(false)}>
          {(close) => {
            const follow = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') && close();
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the links within it.
              // biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by its key is pressed too.
              <div onClick={follow}>{children}</div>
            );
          }}
        </Dialog>
      )}
    </>
  );
}
