'use client';

import { useEffect } from 'react';

const plain = (title: string) => title.replace(/^\(\d+\+?\) /, '');

/** Says in the title of the page how much waits, for who looks at another tab. */
export function useTitleCount(count: number): void {
  useEffect(() => {
    if (count === 0) return;
    const say = () => {
      const title = `(${count > 99 ? '99+' : count}) ${plain(document.title)}`;
      if (document.title !== title) document.title = title;
    };
    say();
    // The page that one goes on to has a title of its own.
    const watching = new MutationObserver(say);
    watching.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      watching.disconnect();
      document.title = plain(document.title);
    };
  }, [count]);
}
