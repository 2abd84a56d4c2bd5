const slot = 'purchase:sheet';

/** Link of the sheet whose submission was interrupted by sign-in in this tab; consumed on read. */
export const interrupted = {
  note: (link: string) => {
    try {
      sessionStorage.setItem(slot, link);
    } catch {
      // Without storage the visitor submits again.
    }
  },
  take: (): string | null => {
    try {
      const link = sessionStorage.getItem(slot);
      sessionStorage.removeItem(slot);
      return link;
    } catch {
      return null;
    }
  },
};
