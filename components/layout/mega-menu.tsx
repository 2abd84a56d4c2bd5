'use client';

import dynamic from 'next/dynamic';
import { type KeyboardEvent as LinkKey, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { MegaTexts } from './mega-panel';

const MegaPanel = dynamic(() => import('./mega-panel').then((module) => module.MegaPanel), { ssr: false });
const intent = 100;

type Props = { href: string; siteId: number; locale: string; texts: MegaTexts; children: ReactNode };

/** 'All categories': a link without JavaScript; otherwise a menu with hover intent, loaded on first opening. */
export function MegaMenu({ href, children, ...panel }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [open, setOpen] = useState(false);

  const mean = (wanted: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(wanted), wanted ? intent : intent * 2);
  };
  const set = (wanted: boolean) => {
    clearTimeout(timer.current);
    setOpen(wanted);
  };
  useEffect(() => {
    if (!open) return;
    const leave = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      clearTimeout(timer.current);
      setOpen(false);
      if (box.current?.contains(document.activeElement)) link.current?.focus();
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const click = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    set(event.detail === 0 ? !open : true);
  };
  const key = (event: LinkKey) => {
    if (event.key !== ' ' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers belong to the link and the panel inside.
    <div
      className="all-box"
      ref={box}
      onPointerEnter={(event) => event.pointerType === 'mouse' && mean(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && mean(false)}
      onBlur={(event) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && set(false)}
    >
      <a className="all" href={href} ref={link} aria-expanded={open} onClick={click} onKeyDown={key}>
        {children}
      </a>
      {open && <MegaPanel {...panel} href={href} onLeave={() => set(false)} />}
    </div>
  );
}
