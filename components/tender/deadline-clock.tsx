'use client';

import { useEffect } from 'react';
import { leftUntil } from '@/lib/tender/rules';

export type ClockTexts = {
  /** by plural category, '#' is the number */
  left: Partial<Record<Intl.LDMLPluralRule, string>>;
  /** the same in a table's column */
  leftShort: Partial<Record<Intl.LDMLPluralRule, string>>;
  lastDay: string;
  lastDayShort: string;
  closed: string;
};
type Props = {
  texts: ClockTexts;
  language: string;
  /** days within which a deadline is near */
  soon: number;
  /** identifies the items: a change restarts the updates */
  stamp: string;
};

const write = (element: HTMLElement, text: string) => {
  if (element.textContent !== text) element.textContent = text;
};

function reckon({ texts, language, soon }: Omit<Props, 'stamp'>) {
  const plural = new Intl.PluralRules(language);
  const now = Date.now();
  for (const element of document.querySelectorAll<HTMLElement>('[data-deadline]')) {
    const { nearness, days } = leftUntil(element.dataset.deadline ?? '', now, soon);
    const [forms, lastDay] =
      element.dataset.short === undefined ? [texts.left, texts.lastDay] : [texts.leftShort, texts.lastDayShort];
    const left = (forms[plural.select(days)] ?? forms.other ?? '').replace('#', String(days));
    element.dataset.near = nearness;
    write(element, nearness === 'over' ? texts.closed : days > 0 ? left : lastDay);
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-open-until]')) {
    if (leftUntil(element.dataset.openUntil ?? '', now, soon).nearness !== 'over') continue;
    element.dataset.standing = 'closed';
    write(element, texts.closed);
  }
}

/** Updates all days-left counters of the page by the device's clock, since the page may be cached. */
export function DeadlineClock({ texts, language, soon, stamp }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts are those of the page, the tenders are the stamp's.
  useEffect(() => {
    const tick = () => reckon({ texts, language, soon });
    tick();
    const stop = new AbortController();
    // Fired when more items are loaded.
    document.addEventListener('items', tick, { signal: stop.signal });
    document.addEventListener('visibilitychange', tick, { signal: stop.signal });
    const timer = setInterval(tick, 60_000);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [stamp, language, soon]);
  return null;
}
