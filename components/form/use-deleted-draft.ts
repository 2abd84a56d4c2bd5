import { useEffect } from 'react';
import { moveDrafts } from './local-draft';

/**
 * On leaving the page, moves the draft of a deleted item to the form for new ones, since the item's address no longer
 * works. Call it after the form's draft hook, which must store the last input first.
 */
export function useDeletedDraft(deleted: boolean, own: string, fresh: string): void {
  useEffect(() => {
    if (!deleted || own === fresh) return;
    const move = () => moveDrafts(own, fresh);
    window.addEventListener('pagehide', move);
    return () => {
      window.removeEventListener('pagehide', move);
      move();
    };
  }, [deleted, own, fresh]);
}
