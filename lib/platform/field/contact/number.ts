import {
  areCounted,
  areDecimals,
  areNoNumber,
  type DigitGroups,
  figuresOf,
  isInternational,
  isNational,
  maxDigits,
} from './figures';
import { isHan, isSign, type Token, type TokenSpan } from './token';
import {
  isCue,
  isFiller,
  isMeasureSign,
  isMessenger,
  isNumberWord,
  isOr,
  isOwnNumber,
  isPhoneLabel,
  isSpokenDigit,
  isUnit,
  namesThing,
} from './word';

/** Maximum groups read together; more cannot be a number. */
const maxGroups = 24;
const between = /^\s?[-–—‐‑.()/·_]{0,2}\s?[-–—‐‑(/]?\s?$/;

/** The groups of digits that may form one number from a position on. */
function readGroups(tokens: readonly Token[], from: number): number[] {
  const groups = [from];
  while (groups.length < maxGroups) {
    let next = (groups.at(-1) ?? from) + 1;
    let gap = '';
    for (let n = 0; n < 4; n += 1) {
      const token = tokens[next];
      if (!token || (token.kind !== 'space' && token.kind !== 'sign')) break;
      gap += token.kind === 'space' ? ' ' : token.text;
      next += 1;
    }
    if (tokens[next]?.kind !== 'digits' || !between.test(gap)) break;
    groups.push(next);
  }
  return groups;
}

/** Position of the bracket and plus before a number, which a space may follow. */
function signsBefore(tokens: readonly Token[], first: number): number {
  let start = isSign(tokens[first - 1], '(') ? first - 1 : first;
  const plus = tokens[start - 1]?.kind === 'space' ? start - 2 : start - 1;
  if (isSign(tokens[plus], '+')) start = isSign(tokens[plus - 1], '(') ? plus - 1 : plus;
  return start;
}

const isLabel = (token: Token | undefined): boolean => isPhoneLabel(token) || isMessenger(token);

type Before = 'label' | 'cue' | 'reference' | 'nothing';

/** How a number is announced by the few words before it. */
function announcementOf(tokens: readonly Token[], start: number): Before {
  let found: Before = 'nothing';
  let others = 0;
  let goesOn = false;
  for (let n = 1; n <= 14 && others <= 3; n += 1) {
    const token = tokens[start - n];
    if (!token || isSign(token, ';。；') || (token.kind === 'digits' && !goesOn)) break;
    // After "or", another number of the same kind follows.
    if (token.kind !== 'digits') goesOn ||= others === 0 && isOr(token);
    if (token.kind === 'sign' && /[☎📞📱✆]/u.test(token.text)) return 'label';
    if (token.kind !== 'word') continue;
    if (others === 0 && isLabel(token)) return 'label';
    if (found === 'nothing' && isCue(token)) found = 'cue';
    if (isOwnNumber(token) && n > 2) return 'label';
    if (namesThing(token)) found = found === 'cue' ? found : 'reference';
    else if (!isFiller(token) && !isNumberWord(token)) others += 1;
  }
  return found;
}

const isGlued = (tokens: readonly Token[], start: number): boolean => {
  const before = tokens[start - 1];
  if (before?.kind === 'word') return !isHan(before) && !isLabel(before);
  if (!isSign(before, '-_/.,#:*×')) return false;
  const further = tokens[start - 2];
  if (further?.kind === 'digits') return true;
  return further?.kind === 'word' && isSign(before, '-_/.#') && !isLabel(further);
};

const isTimes = (token: Token | undefined): boolean =>
  isSign(token, '×*') || (token?.kind === 'word' && /^[xх]$/.test(token.text));

/** Whether what follows makes it a measure, quantity, price or part of an identifier. */
function isMeasured(tokens: readonly Token[], end: number): boolean {
  const next = tokens[end];
  if (!next) return false;
  if (next.kind === 'word' && !isHan(next) && !/^(?:ext|доб)/.test(next.text)) return true;
  if (isSign(next, ',:') && tokens[end + 1]?.kind === 'digits') return true;
  const after = next.kind === 'space' || isSign(next, '-') ? tokens[end + 1] : next;
  return after !== undefined && (isUnit(after) || isMeasureSign(after) || isTimes(after));
}

function isPhone(figures: DigitGroups, before: Before): boolean {
  const { tokens, groups, digits, sizes } = figures;
  const first = groups[0] ?? 0;
  const end = (groups.at(-1) ?? first) + 1;
  if (digits.length < 5 || digits.length > maxDigits || isMeasured(tokens, end)) return false;
  const [plus, inner] = [signsBefore(tokens, first), signsBefore(tokens, first) + 1].map((at) => tokens[at]);
  const hasPlus = isSign(plus, '+') || (isSign(plus, '(') && isSign(inner, '+'));
  const trailsPlus = isSign(tokens[end], '+') && tokens[end + 1]?.kind !== 'digits';
  if ((hasPlus || trailsPlus) && isInternational(digits, sizes)) return true;
  if (isGlued(tokens, first) || areNoNumber(figures)) return false;
  if (before === 'label') return digits.length > 5 && digits.length <= 15;
  if (before === 'reference' || areDecimals(figures)) return false;
  const exit = /^(?:00|011)/.exec(tokens[first]?.text ?? '')?.[0].length ?? 0;
  if (exit > 0 && isInternational(digits.slice(exit), [])) return true;
  if (isNational(figures)) return true;
  return before === 'cue' && digits.length >= (sizes.length > 1 ? 7 : 9) && digits.length <= 13 && !areCounted(figures);
}

/** Whether a number may begin at this group: after a slash, bracket or plus. */
const isSeam = (tokens: readonly Token[], at: number | undefined): boolean => {
  if (at === undefined) return true;
  const before = tokens[at - 1]?.kind === 'space' ? tokens[at - 2] : tokens[at - 1];
  return isSign(before, '/+(–—');
};

/** Whether a number may end before a group: before another number, or opening hours. */
function mayEnd(tokens: readonly Token[], groups: readonly number[], to: number): boolean {
  const further = groups[to];
  if (further === undefined || isSeam(tokens, further)) return true;
  const text = tokens[further]?.text ?? '';
  const isLast = to === groups.length - 1 || isSeam(tokens, groups[to + 1]);
  return text.startsWith('0') || (text.length <= 2 && isLast && tokens[further - 1]?.kind === 'space');
}

/** The end (exclusive) of the groups that a number starting here may include, by length. */
function furthest(tokens: readonly Token[], groups: readonly number[], from: number): number {
  let to = from;
  let length = 0;
  while (to < groups.length && length <= maxDigits) {
    length += tokens[groups[to] ?? 0]?.text.length ?? 0;
    to += 1;
  }
  return length > maxDigits ? to - 1 : to;
}

/** The numbers among groups of digits, each with the signs around it. */
function phonesIn(tokens: readonly Token[], groups: readonly number[]): TokenSpan[] {
  const found: TokenSpan[] = [];
  let next = 0;
  for (let from = 0; from < groups.length; from += 1) {
    const first = groups[from] ?? 0;
    // A number may follow another; but none starts within a list of digits.
    if (from !== next && !isSeam(tokens, first)) continue;
    const before = announcementOf(tokens, signsBefore(tokens, first));
    const begins = tokens[first]?.text ?? '';
    if (before === 'nothing' && (begins === '0' || (from !== next && begins.length === 1))) continue;
    for (let to = furthest(tokens, groups, from); to > from; to -= 1) {
      if (!mayEnd(tokens, groups, to) || !isPhone(figuresOf(tokens, groups.slice(from, to)), before)) continue;
      found.push({ start: signsBefore(tokens, first), end: (groups[to - 1] ?? first) + 1 });
      next = to;
      from = to - 1;
      break;
    }
  }
  return found;
}

/** A run of spoken digits from a position on, as [end, count]. */
function readSpoken(tokens: readonly Token[], from: number): [number, number] {
  let end = from;
  let count = 0;
  for (let at = from; at < from + 60; at += 1) {
    const token = tokens[at];
    if (isSpokenDigit(token) || (token?.kind === 'digits' && token.text.length <= 2)) {
      count += 1;
      end = at + 1;
    } else if (token?.kind !== 'space' && !isSign(token, ',-.')) break;
  }
  return [end, count];
}

/** Finds telephone numbers. docs/domain.md, Contacts in texts. */
export function findNumbers(tokens: readonly Token[]): TokenSpan[] {
  const found: TokenSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind === 'digits') {
      const groups = readGroups(tokens, at);
      found.push(...phonesIn(tokens, groups));
      at = groups.at(-1) ?? at;
    } else if (isSpokenDigit(token)) {
      const [end, count] = readSpoken(tokens, at);
      if (count >= 7) found.push({ start: at, end });
      at = Math.max(at, end - 1);
    }
  }
  return found;
}
