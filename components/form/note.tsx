import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

const icons = { ok: 'check', warn: 'alert', bad: 'alert', plain: 'info' } as const;
type Props = { kind?: keyof typeof icons; title?: string; role?: 'alert' | 'status'; children?: ReactNode };

/** A status box: icon and text, with colour in addition. */
export function Note({ kind = 'plain', title, role, children }: Props) {
  return (
    <div className={`note ${kind}`} role={role}>
      <Icon name={icons[kind]} />
      <div>
        {title && <b>{title}</b>}
        {children}
      </div>
    </div>
  );
}
