import { isHan, isSign, type Token, type TokenSpan } from './token';
import { isSpokenAt, isSpokenDot, isUnit } from './word';

const list = (names: string): Set<string> => new Set(names.trim().split(/\s+/));

/** Top-level domains: all countries', those that traders use, and those in other scripts. */
const endings = list(`
  com net org info biz edu gov int pro name mobi asia shop store online site app xyz top club vip gmbh ltd company trade
  tech email cloud dev group international global supply supplies parts tools equipment engineering industries solutions
  services works website space live digital agency business center world today pumps example
  ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg
  ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi
  gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw
  ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng
  ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn
  so sr st su sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye
  yt za zm zw
  рф рус москва онлайн сайт орг ком ру бел укр қаз 中国 中國 公司 网络 网址 网站 商城 集团 香港 台湾
  السعودية امارات مصر قطر المغرب الجزائر تونس عمان الاردن شبكة موقع كوم`);

// After a missing space these may be the first word of a sentence, or a unit.
const alsoWords = list(`in is as be no to so my am do la al us me at an et li il si se de es it st pm km cm mm kg mg ml
  kw mw pa ms mt gr sc cc ps gt gl im on`);
/** Of these, the ones that are usually a country. */
const isCountry = list('de es it at');
const shortWords =
  list(`ca max min approx nom incl inkl excl exkl zzgl ab bzw usw etc art nr no pos ref fig abb dwg rev ver
  qty pcs stk st tel fax mob co pvt pty inc std temp mat dim dia ext int dept attn vs eg ie ed vol par cap ste sta sr sra
  num ord fl un und unid cant esp aprox env mín máx mfg eq approx lot sec min eff gew kl`);
const mailHosts = list(`gmail hotmail outlook yahoo icloud yandex gmx protonmail foxmail
  googlemail`);

const isSpace = (token: Token | undefined): boolean => token?.kind === 'space';
const isLabelPart = (token: Token | undefined): boolean =>
  token?.kind === 'word' || token?.kind === 'digits' || isSign(token, '-_');

/** The position after a spoken @ or dot, in brackets or between spaces; unchanged if there is none. */
function pastSpoken(tokens: readonly Token[], from: number, isSpoken: (token: Token | undefined) => boolean): number {
  let at = isSpace(tokens[from]) ? from + 1 : from;
  const opens = isSign(tokens[at], '([{<');
  if (opens) at += 1;
  if (opens && isSpace(tokens[at])) at += 1;
  const one = tokens[at];
  const isShort = opens && (isSpoken === isSpokenAt ? one?.text === 'a' || one?.text === '@' : one?.text === '.');
  if (!isSpoken(one) && !isShort) return from;
  at += 1;
  if (opens && isSpace(tokens[at])) at += 1;
  if (opens && !isSign(tokens[at], ')]}>')) return from;
  if (opens) at += 1;
  const isOwn = opens || isSpace(tokens[from]) || isHan(one);
  if (!isOwn) return from;
  return isSpace(tokens[at]) ? at + 1 : at;
}

// Words that mean nothing else before the ending of a country, as "point de" and "punto es" do.
const plainDot = /^(?:dot|punkt|точка|点)$/;
type Dot = 'dot' | 'spaced' | 'sure' | 'spoken';
/** Parses a dot between two parts of an address; returns the position after it. */
function readDot(tokens: readonly Token[], at: number): [Dot, number] | null {
  if (isSign(tokens[at], '.・·') && isLabelPart(tokens[at + 1])) return ['dot', at + 1];
  const past = pastSpoken(tokens, at, isSpokenDot);
  if (past > at) {
    const dotTokens = tokens.slice(at, past);
    const isSure = dotTokens.some((token) => isSign(token, '([{<') || plainDot.test(token.text));
    return [isSure ? 'sure' : 'spoken', past];
  }
  const spaced = isSpace(tokens[at]) ? at + 1 : at;
  if (!isSign(tokens[spaced], '.')) return null;
  const next = isSpace(tokens[spaced + 1]) ? spaced + 2 : spaced + 1;
  return isLabelPart(tokens[next]) ? ['spaced', next] : null;
}

/** The labels of a host, the dots between them, and the position after each label. */
type Host = { labels: Token[][]; dots: Dot[]; ends: number[] };

/** Parses the labels of a host from a position on. */
function readHost(tokens: readonly Token[], from: number): Host {
  const host: Host = { labels: [], dots: [], ends: [] };
  let at = from;
  while (host.labels.length < 6) {
    const label: Token[] = [];
    for (let part = tokens[at]; part && label.length < 16 && isLabelPart(part); part = tokens[at]) {
      if (label.length > 0 && isSpokenDot(part) && isHan(part)) break;
      label.push(part);
      at += 1;
    }
    if (label.length === 0) break;
    host.labels.push(label);
    host.ends.push(at);
    const dot = readDot(tokens, at);
    if (!dot) break;
    host.dots.push(dot[0]);
    at = dot[1];
  }
  return host;
}

const wordOf = (label: readonly Token[] | undefined): string => (label ?? []).map(({ text }) => text).join('');
const typedOf = (label: readonly Token[] | undefined): string => (label ?? []).map(({ typed }) => typed).join('');

/**
 * The index of a host's last label, without following words that were joined by a spaced or spoken dot; null if it is
 * no host.
 */
function ending({ labels, dots }: Host, isEnding: (label: string, dot: Dot | undefined) => boolean): number | null {
  for (let last = labels.length - 1; last > 0; last -= 1)
    if (isEnding(wordOf(labels[last]), dots[last - 1])) return last;
  return null;
}

/** The position after the rest of a URL: everything up to a space. */
function pastPath(tokens: readonly Token[], from: number): number {
  let end = from;
  for (let at = from; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || isSpace(token) || token.kind === 'line' || isSign(token, '。、"<>')) break;
    // Chinese text may follow a link without a space.
    if (isHan(token) && !isSign(tokens[at - 1], './')) break;
    if (!isSign(token, '.,;:!?)')) end = at + 1;
  }
  return end;
}

const endOf = ({ ends }: Host, last: number): number => ends[last] ?? 0;

/** The position after a host and its path. */
const pastHost = (tokens: readonly Token[], end: number): number =>
  isSign(tokens[end], '/') && (isLabelPart(tokens[end + 1]) || isSign(tokens[end + 1], '@'))
    ? pastPath(tokens, end)
    : end;

/** Start of an e-mail address's local part. */
function localStart(tokens: readonly Token[], before: number): number {
  let start = before;
  while (before - start < 16 && (isLabelPart(tokens[start - 1]) || isSign(tokens[start - 1], '.%+'))) start -= 1;
  return start;
}

/** Parses an e-mail address around a typed or spoken @. */
function readMail(tokens: readonly Token[], at: number): TokenSpan | null {
  const isTyped = isSign(tokens[at], '@');
  // A spoken @ starts at the space or bracket before it.
  const past = isTyped ? (isSpace(tokens[at + 1]) ? at + 2 : at + 1) : pastSpoken(tokens, at, isSpokenAt);
  if (past === at) return null;
  const before = isTyped && isSpace(tokens[at - 1]) ? at - 1 : at;
  const start = localStart(tokens, before);
  if (start === before) return null;
  const host = readHost(tokens, past);
  const isPlain = isTyped && before === at && past === at + 1;
  const last = ending(host, (label, dot) => {
    if (isPlain && dot === 'dot') return /^\p{L}{2,}$/u.test(label);
    return endings.has(label) && (isTyped || dot !== 'spaced');
  });
  const isMailHost = mailHosts.has(wordOf(host.labels[0]));
  // "ordered at works.example" is not an address: before the bare word "at", only a recognisable name counts.
  const isWord = tokens[past - 2]?.text === 'at' && tokens[at]?.kind === 'space';
  if (
    isWord &&
    !isMailHost &&
    host.dots[0] === 'dot' &&
    !tokens.slice(start, before).some(({ kind }) => kind !== 'word')
  )
    return null;
  if (last !== null) return { start, end: pastHost(tokens, endOf(host, last)) };
  return isMailHost ? { start, end: endOf(host, 0) } : null;
}

/** Whether labels are a host rather than the end of a sentence, a measure or an abbreviation. */
function isHost({ labels, dots }: Host, last: number, next: Token | undefined): boolean {
  const [name, end] = [labels[last - 1] ?? [], labels[last] ?? []];
  const [own, country] = [wordOf(name), wordOf(end)];
  const hasPath = isSign(next, '/');
  if (!endings.has(country) || end.length !== 1 || (own.length < 2 && !hasPath)) return false;
  // A capital letter starts a sentence, unless everything is in capitals.
  if (/^\p{Lu}/u.test(typedOf(end)) && (/\p{Ll}/u.test(typedOf(end)) || /\p{Ll}/u.test(typedOf(name)))) return false;
  if (/^\d+$/.test(own)) return own.length > 2 && /^(?:com|net|org|cn)$/.test(country);
  const isWord = alsoWords.has(country) && !isCountry.has(country);
  if (dots[last - 1] === 'spoken' || dots[last - 1] === 'sure')
    return !(dots[last - 1] === 'spoken' ? alsoWords.has(country) : isWord);
  if (last > 1 || hasPath || /[-\d]/.test(own)) return true;
  if (shortWords.has(own) || isUnit(name[0])) return false;
  return !isWord || !next || !(next.kind === 'space' || next.kind === 'line');
}

/** Parses a host around a typed or spoken dot. */
function readSite(tokens: readonly Token[], at: number): TokenSpan | null {
  const start = localStart(tokens, at);
  if (start === at || !isLabelPart(tokens[at - 1])) return null;
  const host = readHost(tokens, start);
  for (let last = host.labels.length - 1; last > 0; last -= 1) {
    const end = endOf(host, last);
    if (host.dots.slice(0, last).includes('spaced') || !isHost(host, last, tokens[end])) continue;
    // The part before another sign, as in name#host.
    const before = isSign(tokens[start - 1], '@#*') ? localStart(tokens, start - 1) : start;
    return { start: before, end: pastHost(tokens, end) };
  }
  return null;
}

/** A link by its scheme, or by its first label. */
function readLink(tokens: readonly Token[], at: number): TokenSpan | null {
  const word = tokens[at]?.text ?? '';
  const scheme = /^(?:https?|hxxps?|ftp)$/.test(word);
  if (scheme && !(isSign(tokens[at + 1], ':') && isSign(tokens[at + 2], '/\\'))) return null;
  if (!scheme && !(word === 'www' && isSign(tokens[at + 1], '.') && isLabelPart(tokens[at + 2]))) return null;
  return { start: at, end: pastPath(tokens, at) };
}

/** Parses the address, or part of one, that a token introduces. */
function readAddress(tokens: readonly Token[], at: number): TokenSpan | null {
  const token = tokens[at];
  if (isSign(token, '@')) return readMail(tokens, at);
  if (isSign(token, '.')) return readSite(tokens, at);
  if (token?.kind === 'word' && !isHan(token)) return readLink(tokens, at);
  if (!token || (token.kind !== 'word' && token.kind !== 'space' && !isSign(token, '([{<'))) return null;
  return readMail(tokens, at) ?? (pastSpoken(tokens, at, isSpokenDot) > at ? readSite(tokens, at) : null);
}

/** Finds e-mail addresses, hosts and links. docs/domain.md, Contacts in texts. */
export function findAddresses(tokens: readonly Token[]): TokenSpan[] {
  const found: TokenSpan[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const span = readAddress(tokens, at);
    if (!span) continue;
    found.push(span);
    at = Math.max(at, span.end - 1);
  }
  return found;
}
