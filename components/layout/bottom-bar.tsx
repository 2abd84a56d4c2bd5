'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type NavLink, useInside } from './header-nav';

type Props = { links: NavLink[]; label: string; children?: ReactNode };

/** Bottom navigation of a phone, within thumb reach; `children` come last. */
export function BottomBar({ links, label, children }: Props) {
  const here = useInside();
  return (
    <nav className="bb" aria-label={label}>
      {links.map(({ href, label: text, icon, inside }) => {
        const current = here === inside;
        return (
          <Link
            key={href}
            href={href}
            className={current ? 'on' : undefined}
            aria-current={current ? 'page' : undefined}
          >
            {icon && <Icon name={icon} />}
            {text}
          </Link>
        );
      })}
      {children}
    </nav>
  );
}
