/** Unsent text by conversation or other key, stored on the device; empty if storage is unavailable. */
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
    // Without storage only the field keeps the text.
  }
}
