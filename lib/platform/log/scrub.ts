// All quantifiers are bounded, since lines contain external input.
const rules: readonly [RegExp, string][] = [
  [/\$argon2[a-z]{1,4}\$[\w$,=+/.-]*/g, '[hash]'],
  [/\b(bearer|uptoken) [^\s"\\]+/gi, '$1 [token]'],
  [/\b((?:user|staff)?token|cookie)=[^\s;&"\\]+/gi, '$1=[token]'],
  // An upload token: key, HMAC-SHA1 and policy.
  [/[\w-]{1,64}:[\w-]{27}=:[\w-]+={0,2}/g, '[token]'],
  // 256 bits in base64url, as session tokens and tickets are; no word has capitals and digits at this length.
  [/(?<![\w-])(?=[\w-]{0,42}[A-Z])(?=[\w-]{0,42}\d)[\w-]{43}(?![\w-])/g, '[token]'],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/g, '[email]'],
  [/\+[1-9]\d{6,14}(?!\d)/g, '[phone]'],
  [/(code|код|代码|验证码|驗證碼|código|كود|رمز)([^\d\\"{}]{0,40})(?<!\d)\d{6}(?!\d)/gi, '$1$2[code]'],
];

/**
 * Masks what must not be logged: e-mail addresses, E.164 numbers, password hashes, tokens, cookies and codes. A safety
 * net below `serializeError`, which removes values by their position.
 */
export const scrub = (line: string): string =>
  rules.reduce((text, [pattern, mark]) => text.replace(pattern, mark), line);
