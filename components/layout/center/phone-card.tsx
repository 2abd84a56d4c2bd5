'use client';

import type { ReactNode } from 'react';
import { RowFailure, type RowFailureOf } from './row-failure';
import { type RowAct, RowSheet } from './row-sheet';

type Props = {
  /** Its name, for the label of the actions button. */
  name: string;
  title: ReactNode;
  /** Heading level, one below the list's. */
  level?: 2 | 3;
  /** A picture, logo or icon. */
  picture?: ReactNode;
  /** Badges with their explanation. */
  state?: ReactNode;
  facts?: readonly ReactNode[];
  /** Selection checkbox, in lists with multiple selection. */
  pick?: { label: string; checked: boolean; onChange: (checked: boolean) => void };
  /** On/off switch. */
  toggle?: ReactNode;
  acts?: readonly RowAct[];
  failure?: RowFailureOf;
  /** Identifies the form that an action opens, so that focus can return. */
  opens?: string | number;
  /** Below the card, such as latest news. */
  children?: ReactNode;
};

/** A list of cards. */
export const cardList = 'grid list-none gap-2 p-0';

/** An item of a center's list on a phone: picture, name, state, facts, and actions behind one button. */
export function PhoneCard({ name, title, picture, state, facts = [], pick, toggle, acts = [], ...rest }: Props) {
  const { failure, opens, level = 2, children } = rest;
  const Heading = level === 2 ? 'h2' : 'h3';
  const shown = facts.filter(Boolean);
  return (
    <li
      className={`grid ${picture || pick ? 'grid-cols-[auto_minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto]'} gap-x-3 gap-y-2 rounded border p-3 ${pick?.checked ? 'border-accent bg-accent-soft' : 'border-line bg-paper'}`}
    >
      {(picture || pick) && (
        <div className="grid content-start justify-items-center gap-1">
          {picture && (
            <span className="grid h-[54px] w-[72px] place-items-center overflow-hidden rounded-s border border-line bg-wash-2 text-ink-3 [&>img]:size-full [&>img]:object-cover">
              {picture}
            </span>
          )}
          {pick && (
            <label className={`grid size-11 cursor-pointer place-items-center ${picture ? '' : '-ms-3 -mt-2'}`}>
              <input
                type="checkbox"
                className="m-0 size-[20px] accent-accent"
                aria-label={pick.label}
                checked={pick.checked}
                onChange={({ target }) => pick.onChange(target.checked)}
              />
            </label>
          )}
        </div>
      )}
      <div className="grid min-w-0 content-start gap-1 [overflow-wrap:anywhere]">
        <Heading className="text-16 leading-snug font-strong [&_a]:-my-2 [&_a]:flex [&_a]:min-h-11 [&_a]:items-center">
          {title}
        </Heading>
        {state}
        {shown.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a thing have their places.
          <p key={index} className="text-12 text-ink-2">
            {fact}
          </p>
        ))}
      </div>
      <div className="grid content-between justify-items-end gap-3">
        <RowSheet name={name} acts={acts} opens={opens} className="-me-2 -mt-2" />
        {toggle}
      </div>
      {(failure || children) && (
        <div className="col-span-full grid gap-2">
          {children}
          <RowFailure of={failure} />
        </div>
      )}
    </li>
  );
}
