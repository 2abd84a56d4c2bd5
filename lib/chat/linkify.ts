/** A part of a message; `href` if it is a URL that can be opened. */
export type TextPart = { text: string; href: string | null };

const address = /https?:\/\/[\w\-.~:/?#[\]@!$&'()*+,;=%]+/giu;
const closers = /[.,;:!?'\]]+$/u;

/** Strips punctuation that belongs to the sentence: a full stop, an unbalanced bracket. */
function trimmed(found: string): string {
  const short = found.replace(closers, '');
  if (short.endsWith(')') && short.split('(').length < short.split(')').length) return trimmed(short.slice(0, -1));
  return short;
}

const hrefOf = (text: string): string | null => {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  // User info before the host can disguise one site as another.
  const isPlain = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
  return isPlain ? url.href : null;
};

/** Splits a message into its parts, with web addresses as links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const linkText = trimmed(found);
    const href = hrefOf(linkText);
    if (href === null) continue;
    if (index > end) parts.push({ text: text.slice(end, index), href: null });
    parts.push({ text: linkText, href });
    end = index + linkText.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null });
  return parts;
}
