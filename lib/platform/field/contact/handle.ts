import { isHan, isSign, type Token, type TokenSpan } from './token';
import { isCue, isFiller, isMessenger, isShortMessenger, namesThing } from './word';

const isPart = (token: Token | undefined): boolean =>
  token?.kind === 'digits' || (token?.kind === 'word' && !isHan(token)) || isSign(token, '_-.:+');

/** Parses the name at a position, without a trailing dot or colon of the sentence. */
function readName(tokens: readonly Token[], from: number): { end: number; text: string } {
  let end = from;
  while (end - from < 16 && isPart(tokens[end])) end += 1;
  while (end > from && isSign(tokens[end - 1], '.:-+')) end -= 1;
  return {
    end,
    text: tokens
      .slice(from, end)
      .map(({ text }) => text)
      .join(''),
  };
}

/** Whether a name cannot be a plain word: it contains a digit, underscore or dot. */
const isMarked = (name: string): boolean => /^\p{L}.{4}/u.test(name) && /[\d_]|\p{L}\.\p{L}/u.test(name);

// Words announcing that a name follows.
const isAnnouncement = /^(?:id|is|user|username|name|nom|nombre|nome|имя|ник|号|号码|是|n|no|nr)$/;

/** Skips words between a messenger and a name; returns the position, and whether they announce a name. */
function readLead(tokens: readonly Token[], from: number): { at: number; says: boolean } {
  let says = false;
  let at = from;
  while (at < from + 8) {
    const token = tokens[at];
    if (!token || token.kind === 'line' || token.kind === 'digits' || isSign(token, '@_')) break;
    // A word joined to further parts is the name itself, not a filler.
    const isWord = token.kind === 'word';
    if (isWord && (!isFiller(token) || (isPart(tokens[at + 1]) && !isSign(tokens[at + 1], ':')))) break;
    says ||= isWord ? isAnnouncement.test(token.text) : isSign(token, ':=');
    at += 1;
  }
  return { at, says };
}

/** Parses a name after a messenger's. */
function readHandle(tokens: readonly Token[], messenger: number, isSure: boolean): TokenSpan | null {
  const lead = readLead(tokens, messenger + 1);
  const { at } = lead;
  const says = lead.says || isHan(tokens[messenger]);
  const hasSign = isSign(tokens[at], '@');
  const start = hasSign ? at + 1 : at;
  const { end, text } = readName(tokens, start);
  const span = { start: at, end };
  if (text.length < 3 || (at === messenger + 1 && !isHan(tokens[messenger]))) return null;
  if (hasSign) return span;
  if (!/\p{L}/u.test(text)) return null;
  if (isSure && says) {
    // A word within a sentence is not a name.
    const next = tokens[end]?.kind === 'space' ? tokens[end + 1] : undefined;
    return /[\d_.-]/.test(text) || (text.length >= 4 && next?.kind !== 'word') ? span : null;
  }
  if (isSure) return isMarked(text) ? span : null;
  return says && /^\p{L}/u.test(text) && text.length >= 6 && /[\d_]/.test(text) && /\p{L}{3}/u.test(text) ? span : null;
}

/** Parses a name after its sign alone (@name), as in most networks. */
function readNamed(tokens: readonly Token[], at: number): TokenSpan | null {
  const before = tokens[at - 1];
  if (before && before.kind !== 'space' && before.kind !== 'line' && !isSign(before, '(:,;/')) return null;
  const { end, text } = readName(tokens, at + 1);
  if (text.length < 4 || !/^\p{L}/u.test(text)) return null;
  const asks = [2, 4, 6].some((n) => isCue(tokens[at - n]) || isMessenger(tokens[at - n]));
  return asks || /\p{L}{3}.*[\d_]|[\d_].*\p{L}{3}|\p{L}{3}\.\p{L}{3}/u.test(text) ? { start: at, end } : null;
}

/** Finds messenger names. docs/domain.md, Contacts in texts. */
export function findHandles(tokens: readonly Token[]): TokenSpan[] {
  const found: TokenSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    // In Chinese a messenger's first letter is enough after "add".
    const isSure = isMessenger(token) || (token?.text === 'v' && /[加私]$/.test(tokens[at - 1]?.text ?? ''));
    let span: TokenSpan | null = null;
    if (isSign(token, '@')) span = readNamed(tokens, at);
    else if ((isSure || isShortMessenger(token)) && !namesThing(tokens[at - 2])) span = readHandle(tokens, at, isSure);
    if (!span) continue;
    found.push(span);
    at = Math.max(at, span.end - 1);
  }
  return found;
}
