const keyOf = (id: number) => `purchase-question-${id}`;

/** An unsent question about a request, kept in the tab, also across sign-in. */
export const readQuestionDraft = (id: number): string => {
  try {
    return sessionStorage.getItem(keyOf(id)) ?? '';
  } catch {
    return '';
  }
};

/** Stores it, or removes it if empty. */
export const saveQuestionDraft = (id: number, text: string): void => {
  try {
    if (text) sessionStorage.setItem(keyOf(id), text);
    else sessionStorage.removeItem(keyOf(id));
  } catch {
    // Without storage it lasts as long as the page.
  }
};
