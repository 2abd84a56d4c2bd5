/** A secret found in a log: its kind and the line, with the secret redacted. */
export type FoundSecret = { kind: string; line: number; excerpt: string };

const kinds: readonly [string, RegExp][] = [
  ['a telephone number', /\+[1-9]\d{6,14}(?!\d)/g],
  ['an e-mail address', /[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g],
  ['a hash of a password', /\$(?:argon2(?:id|i|d)|2[aby]|scrypt)\$[^\s"\\]{8,}/g],
  ['a code', /(?:\bcode\b|код|代码|验证码|código|Code\b|كود|رمز)[^\d{}]{0,40}(?<!\d)\d{6}(?!\d)/gi],
  ['a token', /(?<![\w-])(?=[\w-]{0,42}[A-Z])(?=[\w-]{0,42}\d)[\w-]{43}(?![\w-])/g],
  ['an upload token', /[\w-]{1,64}:[\w-]{27}=:[\w-]{16,}/g],
  ['a cookie', /\b(?:user|staff)?token=[\w-]{8,}|\bset-cookie"?\s*[:=]\s*"?[^"\s\][]{8,}/gi],
  ['an authorization', /\b(?:bearer|uptoken) [\w.:=-]{8,}/gi],
  ['parameters of a statement', /\bparams(?:"|\\"|: )/g],
];

const around = (line: string, index: number, length: number): string =>
  `${line.slice(Math.max(0, index - 60), index)}<${length} characters>${line.slice(index + length, index + length + 30)}`;

/**
 * Finds secrets in log text: known ones anywhere, and strings in the form of one.
 * @param known values that must not occur, such as the password, number and token of a used account
 * @param allowed strings in the form of a secret that are harmless, such as the site's sender address
 */
export function findSecrets(
  logText: string,
  known: readonly string[],
  allowed: readonly (string | RegExp)[] = [],
): FoundSecret[] {
  const found: FoundSecret[] = [];
  const isAllowed = (text: string) =>
    allowed.some((one) => (typeof one === 'string' ? text.includes(one) : one.test(text)));
  for (const [index, line] of logText.split('\n').entries()) {
    const note = (kind: string, at: number, length: number) =>
      found.push({ kind, line: index + 1, excerpt: around(line, at, length) });
    for (const secret of known.filter((one) => one.length >= 4)) {
      const at = line.indexOf(secret);
      if (at >= 0) note('a given secret', at, secret.length);
    }
    for (const [kind, pattern] of kinds)
      for (const match of line.matchAll(pattern)) if (!isAllowed(match[0])) note(kind, match.index, match[0].length);
  }
  return found;
}
