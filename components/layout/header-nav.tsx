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

/** A group of routes stands in the segments and in no address. */
const isShown = (segment: string): boolean => !segment.startsWith('(');
/** The path inside the application of the page shown, for marking the current link. */
export const useInside = (): string => `/${useSelectedLayoutSegments().filter(isShown).map(plain).join('/')}`;

/** The section that a path inside the application belongs to, by its first word; the channels of news by their own. */
const sectionOf = (path: string): string => {
  const [, first = '', second = ''] = path.split('/');
  const [section = ''] = first.split('-');
  return section === 'content' ? second : section;
};

/** The sections of the site; the one that is shown, or that the page belongs to, is marked. */
export function HeaderNav({ links, label }: { links: NavLink[]; label: string }) {
  const here = useInside();
  const shown =
    links.find(({ inside }) => inside === here) ??
    links.find(({ inside }) => sectionOf(inside) !== '' && sectionOf(inside) === sectionOf(here));
  const current = shown?.inside === here ? 'page' : 'true';
  return (
    <nav className="hd-nav" aria-label={label}>
      {links.map((link) => (
        <Link
          key={link.href}
          href={link.href}
          className={link === shown ? 'on' : undefined}
          aria-current={link === shown ? current : undefined}
        >
          {link.label}
        </Link>
      ))}
    </nav>
  );
}
