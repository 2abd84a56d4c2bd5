import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** What a list without entries says: what would stand here, and the one thing to do. */
export function EmptyState({ icon, text, children }: { icon: string; text: string; children?: ReactNode }) {
  return (
    <div className="cc-empty">
      <Icon name={icon} />
      <p>{text}</p>
      {children}
    </div>
  );
}
