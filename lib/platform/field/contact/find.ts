import { findAddresses } from './address';
import { findHandles } from './handle';
import { findNumbers } from './number';
import { readTokens, type Token, type TokenSpan } from './token';

/** Finds contacts among a text's tokens, unordered. Visits each token a bounded number of times. */
export const findAmong = (tokens: readonly Token[]): TokenSpan[] => [
  ...findAddresses(tokens),
  ...findHandles(tokens),
  ...findNumbers(tokens),
];

/** Finds contacts in a text, in order. docs/domain.md, Contacts in texts. */
export function findContacts(text: string): TokenSpan[] {
  const tokens = readTokens(text);
  const spans = findAmong(tokens)
    .map(({ start, end }) => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? text.length }))
    .sort((a, b) => a.start - b.start);
  return spans.reduce<TokenSpan[]>((merged, span) => {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
    return merged;
  }, []);
}
