import type { BarLink, CenterGroup, CenterLink } from './types';

const room = 4;

/**
 * Links of a phone's bottom bar: the preferred ones that the account has, under short names, filled up with its next
 * places.
 */
export function barLinksOf(groups: readonly CenterGroup[], wanted: readonly BarLink[]): CenterLink[] {
  const all = groups.flatMap(({ links }) => links);
  const named = wanted.flatMap(({ href, label }) => {
    const link = all.find((one) => one.href === href);
    return link ? [{ ...link, label }] : [];
  });
  const others = all.filter(({ href }) => !wanted.some((one) => one.href === href));
  return [...named, ...others].slice(0, room);
}

/** Places that are not in the bar, in their groups. */
export function restOf(groups: readonly CenterGroup[], bar: readonly CenterLink[]): CenterGroup[] {
  const inBar = new Set(bar.map(({ href }) => href));
  return groups
    .map(({ label, links }) => ({ label, links: links.filter(({ href }) => !inBar.has(href)) }))
    .filter(({ links }) => links.length > 0);
}
