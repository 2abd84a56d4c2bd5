const keyOf = (id: number) => `purchase-question-${id}`;

/** What was typed about a request and not yet sent, kept for as long as the tab, over a sign-in too. */
export const keptQuestion = (id: number): string => {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
};

/** Keeps it, or forgets it where nothing is typed. */
export const keepQuestion = (id: number, text: string): void => {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text);
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Without storage it is kept for as long as the page.
  }
};
