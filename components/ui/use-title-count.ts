'use client';

import { useEffect } from 'react';

const plain = (title: string) => title.replace(/^\(\d+\+?\) /, '');

/** Shows a count in the page title, for readers in another tab. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const say = () => {
      const title = `(${count > 99 ? '99+' : count}) ${plain(document.title)}`;
      if (document.title !== title) document.title = title;
    };
    say();
    // Soft navigation sets another title.
    const watching = new MutationObserver(say);
    watching.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watching.disconnect();
      document.title = plain(document.title);
    };
  }, [count]);
}
