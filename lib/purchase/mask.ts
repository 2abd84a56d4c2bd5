import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/max';

/** Stands in the place of a telephone number, an e-mail address or a link. */
export const masked = '•••';

type Span = { start: number; end: number };

const patterns: readonly RegExp[] = [
  // E-mail addresses, also with the sign spelt out.
  /[\p{L}\p{N}._%+-]{1,64}\s{0,2}(?:@|[([]\s*(?:at|arobase|arroba)\s*[)\]])\s{0,2}[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,5}/giu,
  /\bhttps?:\/\/\S{1,500}/giu,
  /\bwww\.\S{1,500}/giu,
  /\b[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,3}\.(?:com|net|org|info|biz|shop|store|online|site|cn|hk|tw|fr|ru|es|mx|ar|br|pt|de|at|ch|uk|eu|io|co|me|sn|ci|ma|dz|eg|sa|ae|in|tr|kz|ly)(?![\p{L}\p{N}])(?:\/\S{0,300})?/giu,
  // Names in a messenger.
  /(?:wechat|weixin|微信|whats\s?app|telegram|skype|viber|line id|qq)\s{0,2}(?:id|号|no\.?)?\s{0,2}[:：=]\s{0,2}[\w+.@-]{3,40}/giu,
  // With an international prefix, or named as what they are; a number that is spelt wrong still leads somewhere.
  /(?<![\p{L}\p{N}])(?:\+|00\s?)[1-9](?:[\s().\-–/]{0,2}\d){6,13}(?!\d)/gu,
  /(?:tel|phone|mobile|mob|cell|fax|电话|手机|téléphone|тел|هاتف|teléfono|telefone|telefon|handy)\p{L}{0,8}\.?\s{0,2}[:：]?\s{0,2}(?:\(?\d[\s().\-–/]{0,2}){6,15}/giu,
  // Chinese mobile numbers.
  /(?<!\d)1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}(?!\d)/gu,
];

// The number of a standard or a customs code, which could be a telephone number of a country.
const beforeStandard =
  /(?:GB|JB|HG|SY|DL|NB|ISO|IEC|EN|DIN|ASTM|ANSI|ASME|API|BS|JIS|HS|GOST|ГОСТ)(?:\/[A-Z]{1,2})?[\s-]{0,2}$/u;

const phones = (text: string, countryCode: string | null): Span[] => {
  const country = countryCode !== null && isSupportedCountry(countryCode) ? countryCode : undefined;
  const options = country === undefined ? { extended: true } : { defaultCountry: country, extended: true };
  return findPhoneNumbersInText(text, options)
    .filter(({ startsAt }) => !beforeStandard.test(text.slice(Math.max(0, startsAt - 12), startsAt)))
    .map(({ startsAt, endsAt }) => ({ start: startsAt, end: endsAt }));
};

// Of the same length, so that places in the one are places in the other.
const plain = (text: string): string =>
  text.replace(/[０-９＠．：＋﹫٠-٩۰-۹]/g, (character) => {
    const code = character.charCodeAt(0);
    if (code >= 0x660 && code <= 0x669) return String(code - 0x660);
    if (code >= 0x6f0 && code <= 0x6f9) return String(code - 0x6f0);
    return character.normalize('NFKC');
  });

/**
 * Where a text holds telephone numbers, e-mail addresses and links.
 * @param countryCode whose numbers are known without an international prefix
 */
function contactSpans(text: string, countryCode: string | null): Span[] {
  const read = plain(text);
  const found = patterns.flatMap((pattern) =>
    [...read.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  const spans = [...found, ...phones(read, countryCode)].sort((a, b) => a.start - b.start);
  return spans.reduce<Span[]>((merged, span) => {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push({ ...span });
    return merged;
  }, []);
}

/** Whether a text holds what `maskContacts` would mask. */
export const holdsContacts = (text: string, countryCode: string | null): boolean =>
  contactSpans(text, countryCode).length > 0;

/** A text as those see it to whom no contacts were opened. docs/domain.md, rule 3. */
export const maskContacts = (text: string, countryCode: string | null): string =>
  contactSpans(text, countryCode).reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + masked + rest.slice(end),
    text,
  );
