import type { ReactNode } from 'react';
import { Icon } from './icon';

/** An empty list: what would be here, and one action. */
export function EmptyState({ icon, text, children }: { icon: string; text: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded border border-line px-4 py-12 text-center text-ink-2">
      <Icon name={icon} className="size-[36px]! text-ink-3 [stroke-width:1.2]!" />
      <p className="max-w-[52ch]">{text}</p>
      {children}
    </div>
  );
}
