'use client';

import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

type Way = { key: string; label: string; panel: ReactNode };

/** Tabs for two ways to do the same thing. */
export function WayTabs({ label, ways, first }: { label: string; ways: readonly Way[]; first?: string }) {
  const id = useId();
  const [shown, setShown] = useState(first ?? ways[0]?.key);
  const key = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    const next = ways.find((way) => way.key !== shown)?.key;
    setShown(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div
        className="my-5 flex gap-5 border-b border-line phone:mt-3 phone:mb-4"
        role="tablist"
        aria-label={label}
        onKeyDown={key}
      >
        {ways.map((way) => (
          <button
            key={way.key}
            type="button"
            role="tab"
            className="-mb-px min-h-10 cursor-pointer border-b-2 border-transparent pt-2 pb-[10px] text-ink-2 aria-selected:border-accent aria-selected:font-strong aria-selected:text-ink phone:min-h-11 forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]"
            id={`${id}-${way.key}`}
            aria-selected={way.key === shown}
            aria-controls={`${id}-panel`}
            tabIndex={way.key === shown ? 0 : -1}
            onClick={() => setShown(way.key)}
          >
            {way.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        className="phone:flex phone:flex-1 phone:flex-col"
      >
        {ways.find((way) => way.key === shown)?.panel}
      </div>
    </>
  );
}
