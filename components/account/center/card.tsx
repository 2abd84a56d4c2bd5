'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { Icon } from '@/components/ui/icon';
import { type RowKey, useAccountRows } from './account-rows';

type Props = {
  title: string;
  lead?: string;
  /** Its key if it is one of several rows. */
  row?: RowKey;
  /** Current value, shown while collapsed. */
  now?: ReactNode;
  children: ReactNode;
};

const box = 'rounded border border-line bg-paper [&+&]:mt-5';
const head = 'flex items-center gap-2 border-line px-4 py-3';
const heading = 'text-16 font-[650]';
const content = 'grid gap-4 p-4';

/** A section of the account page with its heading; as a row it expands, on a phone into a screen of its own. */
export function AccountCard({ title, lead, row, now, children }: Props) {
  const rows = useAccountRows();
  const phone = usePhone();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const open = !rows || !row || rows.open === row;
  const alone = phone && Boolean(rows?.open);
  useEffect(() => {
    if (alone && open) section.current?.scrollIntoView();
  }, [alone, open]);
  const body = (
    <>
      {lead && <p className="text-ink-3">{lead}</p>}
      {children}
    </>
  );
  if (!rows || !row)
    return (
      <section className={box} hidden={alone}>
        <header className={`${head} border-b`}>
          <h2 className={heading}>{title}</h2>
        </header>
        <div className={content}>{body}</div>
      </section>
    );
  // Children stay mounted while collapsed, so that input is kept.
  return (
    <section ref={section} className={box} hidden={alone && !open}>
      <header className={open ? `${head} border-b` : head}>
        <h2 className={`min-w-0 flex-1 ${heading}`}>
          <button
            type="button"
            className="flex min-h-11 w-full cursor-pointer items-center gap-3 text-start"
            aria-expanded={open}
            aria-controls={id}
            onClick={() => rows.toggle(row)}
          >
            {alone && <Icon name="start" mirrored />}
            <span className="min-w-0">{title}</span>
            <span className="ms-auto min-w-0 truncate text-14 font-regular text-ink-3">{!open && now}</span>
            {!alone && <Icon name={open ? 'up' : 'down'} small />}
          </button>
        </h2>
      </header>
      <div id={id} className={content} hidden={!open}>
        {body}
      </div>
    </section>
  );
}
