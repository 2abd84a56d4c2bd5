'use client';

import { useEffect, useRef } from 'react';
import { Link } from '@/components/ui/link';

type Props = { label: string; current: string; links: readonly { href: string; label: string; mark?: string }[] };

/** Tabs of related center pages; scrolls to the current one if they overflow. */
export function CenterTabs({ label, current, links }: Props) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector(`[href="${CSS.escape(current)}"]`);
    chosen?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [current]);
  return (
    <nav className="cc-tabs" aria-label={label} ref={row}>
      {links.map((link) => (
        <Link key={link.href} href={link.href} aria-current={link.href === current ? 'page' : undefined}>
          {link.label}
          {link.mark && <small>{link.mark}</small>}
        </Link>
      ))}
    </nav>
  );
}
