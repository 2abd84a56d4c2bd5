'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Link } from './link';

const row = 'mb-5 flex gap-[2px] overflow-x-auto border-b border-line [scrollbar-width:thin]';
const tab =
  '-mb-px min-h-[42px] cursor-pointer border-0 border-b-2 border-transparent bg-transparent px-[14px] py-[10px] whitespace-nowrap text-ink-2 phone:min-h-11 aria-[current=page]:border-accent aria-[current=page]:font-strong aria-[current=page]:text-ink aria-selected:border-accent aria-selected:font-strong aria-selected:text-ink forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight] forced-colors:aria-selected:border-[Highlight]';

type LinkProps = { label: string; current: string; links: readonly { href: string; label: string; mark?: string }[] };

/** Tabs linking related pages; scrolls to the current one if they overflow. */
export function TabLinks({ label, current, links }: LinkProps) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector(`[href="${CSS.escape(current)}"]`);
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav className={row} aria-label={label} ref={list}>
      {links.map((link) => (
        <Link
          key={link.href}
          className={tab}
          href={link.href}
          aria-current={link.href === current ? 'page' : undefined}
        >
          {link.label}
          {link.mark && <small>{link.mark}</small>}
        </Link>
      ))}
    </nav>
  );
}

type Tab<K extends string> = { key: K; label: ReactNode; panel: ReactNode };
type Props<K extends string> = {
  label: string;
  tabs: readonly Tab<K>[];
  first?: K;
  /** Other panels stay mounted but hidden, keeping their input. */
  keep?: boolean;
  /** Styles of row and panel, if not those of a center. */
  rowClass?: string;
  panelClass?: string;
};

/** Tabs of a page: arrow keys, Home and End move between them. */
export function Tabs<K extends string>({ label, tabs, first, keep, rowClass, panelClass }: Props<K>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first ?? tabs[0]?.key);
  const press = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ key }) => key === chosen);
    const onward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const places: Record<string, number> = {
      ArrowRight: index + onward,
      ArrowLeft: index - onward,
      Home: 0,
      End: tabs.length - 1,
    };
    const place = places[event.key];
    const next = place === undefined ? undefined : tabs[(place + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    setChosen(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <>
      <div className={rowClass ?? row} role="tablist" aria-label={label} ref={list} onKeyDown={press}>
        {tabs.map(({ key, label: words }) => (
          <button
            key={key}
            type="button"
            role="tab"
            className={rowClass ? undefined : tab}
            id={`${id}-${key}`}
            aria-selected={key === chosen}
            aria-controls={keep || key === chosen ? `${id}-panel-${key}` : undefined}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => setChosen(key)}
          >
            {words}
          </button>
        ))}
      </div>
      {tabs
        .filter(({ key }) => keep || key === chosen)
        .map(({ key, panel }) => (
          <div
            key={key}
            role="tabpanel"
            id={`${id}-panel-${key}`}
            aria-labelledby={`${id}-${key}`}
            hidden={key !== chosen}
            className={panelClass}
          >
            {panel}
          </div>
        ))}
    </>
  );
}
