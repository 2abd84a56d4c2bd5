'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { keepFocus, restoreFocus } from './kept-focus';

const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-soft] a[href^="/"]') : null;
  return link && !link.target && !link.hasAttribute('data-more') ? link : null;
};
const addressOf = (link: HTMLAnchorElement | null): string | null => link && link.pathname + link.search;

/**
 * Turns plain links below [data-soft] into soft navigation with prefetch on hover or focus: one island per page instead
 * of a client component per card.
 */
export function SoftLinks() {
  const router = useRouter();
  useEffect(restoreFocus, []);
  useEffect(() => {
    const warmed = new Set<string>();
    const warm = (event: Event) => {
      const address = addressOf(linkOf(event));
      if (!address || warmed.has(address)) return;
      warmed.add(address);
      router.prefetch(address);
    };
    const go = (event: MouseEvent) => {
      const link = linkOf(event);
      const address = addressOf(link);
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!link || !address || !plain || event.defaultPrevented) return;
      event.preventDefault();
      // Keyboard users stay at the filter; pointer users look at the results.
      const stays = keepFocus(link, event.detail === 0);
      router.push(address, { scroll: !stays });
    };
    const stop = new AbortController();
    const options = { passive: true, signal: stop.signal };
    document.addEventListener('pointerover', warm, options);
    document.addEventListener('focusin', warm, options);
    document.addEventListener('click', go, { signal: stop.signal });
    return () => stop.abort();
  }, [router]);
  return null;
}
