import type { ReactNode } from 'react';
import { RowFailure, type RowFailureOf } from '@/components/layout/center/row-failure';
import { Icon } from '@/components/ui/icon';

/** A boxed list of rows. */
export const rowList = 'rounded border border-line';

type Props = {
  icon: string;
  title: ReactNode;
  /** Secondary details, in small print. */
  facts: ReactNode;
  failure: RowFailureOf;
  /** Action buttons. */
  children?: ReactNode;
};

/** A row for a user, invitation or device of an account. */
export function AccountRow({ icon, title, facts, failure, children }: Props) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 border-line px-4 py-3 [&+&]:border-t">
      <Icon name={icon} className="text-ink-3" />
      <div>
        <b className="flex flex-wrap items-center gap-x-2 gap-y-1 font-strong">{title}</b>
        <small className="flex flex-wrap gap-x-[14px] text-12 text-ink-3">{facts}</small>
      </div>
      {children && <span className="flex items-center gap-2">{children}</span>}
      <RowFailure of={failure} />
    </li>
  );
}
