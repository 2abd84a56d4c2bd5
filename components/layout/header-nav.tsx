'use client';

import { useSelectedLayoutSegments } from 'next/navigation';
import { Link } from '@/components/ui/link';

export type NavLink = { href: string; label: string; icon?: string; inside: string };

const plain = (segment: string) => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

/** The path inside the application of the page shown, for marking the current link. */
export const useInside = (): string => `/${useSelectedLayoutSegments().map(plain).join('/')}`;

/** The sections of the site; the one shown is marked. */
export function HeaderNav({ links, label }: { links: NavLink[]; label: string }) {
  const here = useInside();
  return (
    <nav className="hd-nav" aria-label={label}>
      {links.map(({ href, label: text, inside }) => (
        <Link
          key={href}
          href={href}
          className={inside === here ? 'on' : undefined}
          aria-current={inside === here ? 'page' : undefined}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}
