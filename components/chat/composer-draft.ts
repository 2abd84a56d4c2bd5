/** What was typed and not sent, by conversation or by a name of its own, kept on the device; nothing where the browser keeps nothing. */
const nameOf = (accountId: number, of: number | string): string => `chat-words:${accountId}:${of}`;

export function readComposerDraft(accountId: number, of: number | string): string {
  try {
    return localStorage.getItem(nameOf(accountId, of)) ?? '';
  } catch {
    return '';
  }
}

export function writeComposerDraft(accountId: number, of: number | string, words: string): void {
  try {
    if (words === '') localStorage.removeItem(nameOf(accountId, of));
    else localStorage.setItem(nameOf(accountId, of), words);
  } catch {
    // The field still holds them.
  }
}
