'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { useCopy } from '@/components/ui/use-copy';

type Props = { phone: string; copy: string; copied: string; children: ReactNode };

/** Pixels between the button and its card. */
const gap = 8;

/** Whether the card would overflow the window below but fit above the button. */
function mustRise(details: Element, card: Element): boolean {
  const { top, bottom } = details.getBoundingClientRect();
  const needed = card.getBoundingClientRect().height + gap;
  return bottom + needed > window.innerHeight && top >= needed;
}

/**
 * Card of the call button, opened upwards if there is no room below; closes on Escape or an outside click; the number
 * can be copied.
 */
export function CallCard({ phone, copy, copied, children }: Props) {
  const card = useRef<HTMLDivElement>(null);
  const [done, write] = useCopy();
  const [rises, setRises] = useState(false);
  useEffect(() => {
    const box = card.current;
    const details = box?.closest('details');
    if (!box || !details) return;
    const toggle = () => details.open && setRises(mustRise(details, box));
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !details.contains(event.target)) details.open = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    details.addEventListener('toggle', toggle);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key);
    return () => {
      details.removeEventListener('toggle', toggle);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key);
    };
  }, []);
  return (
    <div
      ref={card}
      className={`absolute start-0 z-10 grid w-[280px] gap-2 rounded border border-line-2 bg-paper p-4 text-start shadow-[var(--sh)] ${rises ? 'bottom-full mb-2' : 'top-full mt-2'}`}
    >
      {children}
      <button type="button" className="btn s" onClick={() => void write(phone)}>
        <Icon name={done ? 'check' : 'copy'} small />
        <span role="status">{done ? copied : copy}</span>
      </button>
    </div>
  );
}
