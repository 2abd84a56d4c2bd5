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

/** Route groups are segments but not part of the address. */
const isShown = (segment: string): boolean => !segment.startsWith('(');
/** Internal path of the current page, to mark the current link. */
export const useInside = (): string => `/${useSelectedLayoutSegments().filter(isShown).map(plain).join('/')}`;

/** Section of an internal path: its first segment; news channels count separately. */
const sectionOf = (path: string): string => {
  const [, first = '', second = ''] = path.split('/');
  const [section = ''] = first.split('-');
  return section === 'content' ? second : section;
};

/** Section links with the current page's section marked. */
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
