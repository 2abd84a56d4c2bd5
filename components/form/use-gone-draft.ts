import { useEffect } from 'react';
import { moveDrafts } from './local-draft';

/**
 * Offers what was typed of a thing that was deleted meanwhile as a new one, once its page is left: its own address leads
 * nowhere any more. Stands after the form's draft, which keeps the last of the typing first.
 */
export function useGoneDraft(gone: boolean, own: string, fresh: string): void {
  useEffect(() => {
    if (!gone || own === fresh) return;
    const move = () => moveDrafts(own, fresh);
    window.addEventListener('pagehide', move);
    return () => {
      window.removeEventListener('pagehide', move);
      move();
    };
  }, [gone, own, fresh]);
}
