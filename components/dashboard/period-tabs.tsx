'use client';

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { Period } from '@/lib/stats/period';

type Tab = { period: Period; head: ReactNode; panel: ReactNode };

/** The periods of the dashboard: their figures are the tabs of their charts. */
export function PeriodTabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<Period>('month');
  const key = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const at = tabs.findIndex(({ period }) => period === chosen);
    const next = tabs[(at + step * rtl + tabs.length) % tabs.length];
    if (!next) return;
    setChosen(next.period);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.period}"]`)?.focus();
  };
  return (
    <>
      <div className="db-tabs" role="tablist" aria-label={label} ref={list} onKeyDown={key}>
        {tabs.map(({ period, head }) => (
          <button
            key={period}
            type="button"
            role="tab"
            data-tab={period}
            id={`${id}-${period}`}
            aria-selected={period === chosen}
            aria-controls={`${id}-panel-${period}`}
            tabIndex={period === chosen ? 0 : -1}
            onClick={() => setChosen(period)}
          >
            {head}
          </button>
        ))}
      </div>
      {tabs.map(({ period, panel }) => (
        <div
          key={period}
          role="tabpanel"
          id={`${id}-panel-${period}`}
          aria-labelledby={`${id}-${period}`}
          hidden={period !== chosen}
          className="db-panel"
        >
          {panel}
        </div>
      ))}
    </>
  );
}
