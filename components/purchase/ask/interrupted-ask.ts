const slot = 'purchase:sheet';

/** The link whose sheet was being sent in this tab when the visitor went to sign in; taken once. */
export const interrupted = {
  note: (link: string) => {
    try {
      sessionStorage.setItem(slot, link);
    } catch {
      // The visitor presses the button once more.
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
