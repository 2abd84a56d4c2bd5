'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/components/ui/use-copy';

type Props = { phone: string; copy: string; copied: string; children: ReactNode };

/** What the call button opens: closed again by Escape or a press elsewhere; the number can be copied. */
export function CallCard({ phone, copy, copied, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [done, write] = useCopy();
  useEffect(() => {
    const details = card.current?.closest('details');
    if (!details) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <div
      ref={card}
      className="absolute start-0 top-full z-10 mt-2 grid w-[280px] gap-2 rounded border border-line-2 bg-paper p-4 text-start shadow-[var(--sh)]"
    >
      {children}
      <button type="button" className="btn s" onClick={() => void write(phone)}>
        <Icon name={done ? 'check' : 'copy'} small />
        <span role="status">{done ? copied : copy}</span>
      </button>
    </div>
  );
}
