import { useEffect } from 'react';
import { moveDrafts } from './local-draft';

/**
 * Moves the draft of an item deleted meanwhile to the form for new ones on leaving the page, as the item's own address
 * no longer works. Call it after the form's draft hook, which must save the last input first.
 */
export function useDeletedDraft(gone: boolean, own: string, fresh: string): void {
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
