'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { isLocale } from '@/lib/platform/i18n/site';
import type { SheetProps } from './ask-sheet';
import { interrupted } from './interrupted-ask';

type Opened = Pick<SheetProps, 'link' | 'locale' | 'messages' | 'resumes'> & { Sheet: ComponentType<SheetProps> };

/** The link of a plain click; null for modified or other clicks. */
function linkOf({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  return target.closest<HTMLAnchorElement>('a[data-asks]');
}

async function load(link: string, resumes: boolean): Promise<Opened> {
  const { locale = '' } = document.documentElement.dataset;
  if (!isLocale(locale)) throw new Error(`no language ${locale}`);
  const [{ AskSheet }, { default: messages }] = await Promise.all([
    import('./ask-sheet'),
    import(`../../../messages/${locale}.json`),
  ]);
  return { Sheet: AskSheet, link, locale, messages, resumes };
}

/**
 * Opens links to a prefilled request (`data-asks`) as a sheet over the page. The sheet's code is loaded on first use;
 * on failure the link opens the form.
 */
export function AskKeeper() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    let isOpening = false;
    const open = async (link: HTMLAnchorElement, resumes = false) => {
      if (isOpening) return;
      isOpening = true;
      link.setAttribute('aria-busy', 'true');
      try {
        setOpened(await load(link.getAttribute('href') ?? '', resumes));
        setOpen(true);
      } catch {
        location.assign(link.href);
      } finally {
        isOpening = false;
        link.removeAttribute('aria-busy');
      }
    };
    const press = (event: MouseEvent) => {
      const link = event.defaultPrevented ? null : linkOf(event);
      if (!link) return;
      event.preventDefault();
      void open(link);
    };
    // A page restored from the back/forward cache means the user went back: the interrupted request is dropped.
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && interrupted.take();
    const left = interrupted.take();
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-asks]')];
    const waiting = left === null ? undefined : links.find((link) => link.getAttribute('href') === left);
    if (waiting) void open(waiting, true);
    document.addEventListener('click', press);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('click', press);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
  if (!opened) return null;
  const { Sheet, ...rest } = opened;
  const close = () => {
    interrupted.take();
    setOpen(false);
  };
  return <Sheet {...rest} isOpen={isOpen} onClose={close} />;
}
