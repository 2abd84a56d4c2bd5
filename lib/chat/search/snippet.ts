import { chatLimits } from '@/lib/chat/constants';
import { folded } from '@/lib/platform/i18n/fold';

/** Distinct folded words of a query; may be empty. */
export const searchWords = (query: string): string[] => [
  ...new Set(
    folded(query)
      .split(/\s+/u)
      .filter((word) => word !== ''),
  ),
];

/** A part of a snippet; `hit` marks a match. */
export type SnippetPart = { text: string; hit: boolean };

type Hit = { from: number; to: number };

/** Positions of matches in a text, comparing folded forms. */
function hitsIn(text: string, words: readonly string[]): Hit[] {
  if (words.length === 0) return [];
  // Longest first, so that of two words with a common prefix the longer is marked.
  const longestFirst = [...words].sort((one, other) => other.length - one.length);
  const pattern = longestFirst.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|');
  let line = '';
  // Maps each unit of the folded line to its source: folding may turn a letter into several units, or a vowel sign into
  // none.
  const origins: number[] = [];
  let at = 0;
  for (const character of text) {
    const part = folded(character);
    line += part;
    for (let unit = 0; unit < part.length; unit += 1) origins.push(at);
    at += character.length;
  }
  const hits: Hit[] = [];
  for (const { index, 0: found } of line.matchAll(new RegExp(pattern, 'gu'))) {
    let next = index + found.length;
    while (origins[next] === origins[next - 1]) next += 1;
    const [from, to] = [Math.max(origins[index] ?? 0, hits.at(-1)?.to ?? 0), origins[next] ?? text.length];
    if (to > from) hits.push({ from, to });
  }
  return hits;
}

/** The text around the first match of a search, in parts. */
export function snippetOf(text: string, query: string): SnippetPart[] {
  const line = text.replace(/\s+/gu, ' ');
  const hits = hitsIn(line, searchWords(query));
  const at = hits[0]?.from ?? 0;
  const { before, all } = chatLimits.snippet;
  const isCut = at > before;
  // Do not cut within a word or a surrogate pair.
  const from = isCut ? (line.slice(at - before, at).match(/^\S*\s/u)?.[0].length ?? before) + at - before : 0;
  const excerpt = line.slice(from, from + all).replace(/[\ud800-\udbff]$/, '');
  const stop = from + excerpt.length;
  const parts: SnippetPart[] = isCut ? [{ text: '…', hit: false }] : [];
  let end = from;
  for (const hit of hits) {
    if (hit.from >= stop) break;
    if (hit.from > end) parts.push({ text: line.slice(end, hit.from), hit: false });
    end = Math.min(hit.to, stop);
    parts.push({ text: line.slice(hit.from, end), hit: true });
  }
  if (end < stop || stop < line.length)
    parts.push({ text: `${line.slice(end, stop)}${stop < line.length ? '…' : ''}`, hit: false });
  return parts;
}
