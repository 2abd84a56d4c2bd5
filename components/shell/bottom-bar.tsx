'use client';

import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useInside } from '@/components/layout/header-nav';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { isHere } from './side-nav';
import type { CenterLink } from './types';

type Props = {
  links: readonly CenterLink[];
  texts: Record<'label' | 'more' | 'close', string>;
  /** Shown in the sheet's header. */
  language: ReactNode;
  /** Content of the sheet. */
  children: ReactNode;
};

/** Bottom bar of a center on a phone: the most used places, and a sheet with the rest. */
export function BottomBar({ links, texts, language, children }: Props) {
  const here = useInside();
  const sheet = useRef<HTMLDialogElement>(null);
  const elsewhere = !links.some((link) => isHere(here, link));
  const close = () => sheet.current?.close();
  // Soft navigation keeps the frame mounted, so links close the sheet explicitly, as does a click on the backdrop.
  const follow = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    const link = target instanceof Element && target.closest('nav a, a[href]:not([aria-haspopup])');
    const own = target instanceof Element && target.closest('dialog') === currentTarget;
    if (target === currentTarget || (link && own)) close();
  };
  return (
    <>
      <nav className="bb cc-bar" aria-label={texts.label}>
        {links.map((link) => (
          <Link
            key={link.href}
            href={link.href}
            className={isHere(here, link) ? 'on' : undefined}
            aria-current={isHere(here, link) ? (here === link.inside ? 'page' : 'true') : undefined}
          >
            <Icon name={link.icon} />
            <span>{link.label}</span>
            {link.mark && <span className="absolute ms-[36px] -mt-[2px] leading-none">{link.mark}</span>}
          </Link>
        ))}
        <button
          type="button"
          className={elsewhere ? 'on' : undefined}
          aria-haspopup="dialog"
          onClick={() => sheet.current?.showModal()}
        >
          <Icon name="menu" />
          <span>{texts.more}</span>
        </button>
      </nav>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself. */}
      <dialog className="sheet" ref={sheet} aria-label={texts.more} onClick={follow}>
        <div className="head">
          <h2>{texts.more}</h2>
          {language}
          <button type="button" className="ic" aria-label={texts.close} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        <div className="body">{children}</div>
      </dialog>
    </>
  );
}
