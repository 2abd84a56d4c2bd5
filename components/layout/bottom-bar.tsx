'use client';

import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type NavLink, useInside } from './header-nav';

/** The four places of a phone, within reach of the thumb. */
export function BottomBar({ links, label }: { links: NavLink[]; label: string }) {
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
    </nav>
  );
}
