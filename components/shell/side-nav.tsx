'use client';

import { useInside } from '@/components/layout/header-nav';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CenterGroup, CenterLink } from './types';

/** Whether the current page is a place or below it. */
export const isHere = (here: string, { inside, exact }: CenterLink): boolean =>
  here === inside || (!exact && here.startsWith(`${inside}/`));

/** Places of a center with the current one marked. */
export function SideNav({ groups, label, onGo }: { groups: CenterGroup[]; label: string; onGo?: () => void }) {
  const here = useInside();
  return (
    <nav className="cc-nav" aria-label={label}>
      {groups.map((group, index) => (
        <div key={group.label ?? index}>
          {group.label && <h2>{group.label}</h2>}
          <ul>
            {group.links.map((link) => {
              const To = link.hard ? 'a' : Link;
              return (
                <li key={link.href}>
                  <To href={link.href} aria-current={isHere(here, link) ? 'page' : undefined} onClick={onGo}>
                    <Icon name={link.icon} />
                    <span>{link.label}</span>
                    {link.mark}
                  </To>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </nav>
  );
}
