import type { BarLink, CenterGroup, CenterLink } from './types';

const room = 4;

/**
 * The places in a phone's bottom bar, in order: those wanted that the account has, under their short names; where it
 * has fewer of them the next of its places take the room.
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

/** The places that are not in the bar, in their groups. */
export function restOf(groups: readonly CenterGroup[], bar: readonly CenterLink[]): CenterGroup[] {
  const inBar = new Set(bar.map(({ href }) => href));
  return groups
    .map(({ label, links }) => ({ label, links: links.filter(({ href }) => !inBar.has(href)) }))
    .filter(({ links }) => links.length > 0);
}
