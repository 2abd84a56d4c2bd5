'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef } from 'react';
import { isNavigating } from '@/lib/platform/http/navigate';
import { useConfirm } from './confirm-dialog';

/** Part of the Navigation API that identifies history traversal; not in all browsers. */
type Traverse = Event & { navigationType: string; destination: { key: string } };
type Navigation = EventTarget & { traverseTo: (key: string) => unknown };
const navigationHere = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation;

/** Clicks that leave the form: a link in this tab, or a button marked as such. */
const wayOut = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLElement | null => {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
  const way = target.closest<HTMLElement>('a[href], [data-leaves]');
  if (!(way instanceof HTMLAnchorElement)) return way;
  return way.target === '_blank' || way.download || way.getAttribute('href')?.startsWith('#') ? null : way;
};

/** Asks before unsaved input is lost by link, history, key or browser. */
export function useLeaveGuard(active: boolean): ReactNode {
  const t = useTranslations('form.draft');
  const { dialog, ask } = useConfirm();
  const agreed = useRef(false);
  const question = useRef(() => Promise.resolve(false));
  question.current = () => ask({ text: t('leaveAsk'), proceed: t('leave'), danger: true });
  useEffect(() => {
    if (!active) return;
    const stop = (event: Event, go: () => void) => {
      event.preventDefault();
      event.stopPropagation();
      void question.current().then((yes) => {
        if (!yes) return;
        agreed.current = true;
        go();
      });
    };
    const press = (event: MouseEvent) => {
      const way = agreed.current ? null : wayOut(event);
      if (way) stop(event, () => way.click());
    };
    const cancel = (event: Event) => {
      const { target } = event;
      const panel = target instanceof HTMLDialogElement && target.role !== 'alertdialog' ? target : null;
      if (panel && !agreed.current) stop(event, () => panel.close());
    };
    const traverse = (event: Event) => {
      const { navigationType, destination, cancelable } = event as Traverse;
      if (agreed.current || navigationType !== 'traverse' || !cancelable) return;
      stop(event, () => navigationHere()?.traverseTo(destination.key));
    };
    const unload = (event: Event) => {
      if (!isNavigating()) event.preventDefault();
    };
    document.addEventListener('click', press, true);
    document.addEventListener('cancel', cancel, true);
    navigationHere()?.addEventListener('navigate', traverse);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('click', press, true);
      document.removeEventListener('cancel', cancel, true);
      navigationHere()?.removeEventListener('navigate', traverse);
      window.removeEventListener('beforeunload', unload);
    };
  }, [active]);
  return dialog;
}
