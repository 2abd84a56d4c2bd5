'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

const linkOf = (event: Event): string | null => {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[data-soft] a[href^="/"]') : null;
  return link && !link.target && !link.hasAttribute('data-more') ? link.pathname + link.search : null;
};

/**
 * Makes the plain links below [data-soft] navigate softly and warms them when the pointer or the focus comes near: one
 * island a page instead of a client component a card.
 */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const warmed = new Set<string>();
    const warm = (event: Event) => {
      const address = linkOf(event);
      if (!address || warmed.has(address)) return;
      warmed.add(address);
      router.prefetch(address);
    };
    const go = (event: MouseEvent) => {
      const address = linkOf(event);
      const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (!address || !plain || event.defaultPrevented) return;
      event.preventDefault();
      router.push(address);
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
