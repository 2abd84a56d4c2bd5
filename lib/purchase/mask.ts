import { ByteLru } from '@/lib/platform/byte-lru';
import { findContacts } from '@/lib/platform/field/contact/find';
import type { TokenSpan } from '@/lib/platform/field/contact/token';
import type { PurchaseFormInput } from './schema';

/** Replaces a telephone number, e-mail address, link or messenger name. */
export const masked = '•••';

const hide = (text: string, spans: readonly TokenSpan[]): string =>
  spans.reduceRight((rest, { start, end }) => rest.slice(0, start) + masked + rest.slice(end), text);

const noClaims: ReadonlySet<string> = new Set();

/** Texts are read far more often than written, and each look at one costs. docs/decisions/0040-mask.md */
const cache = new ByteLru<{ size: number; spans: readonly TokenSpan[] }>(8 * 2 ** 20);
function contactSpans(text: string): readonly TokenSpan[] {
  const known = cache.get(text);
  if (known) return known.spans;
  const spans = findContacts(text);
  cache.set(text, { size: 200 + 2 * text.length + 32 * spans.length, spans });
  return spans;
}

const hiddenIn = (text: string, notContacts: ReadonlySet<string>): TokenSpan[] =>
  contactSpans(text).filter(({ start, end }) => !notContacts.has(text.slice(start, end)));

/**
 * A text as shown to those without disclosed contacts. docs/domain.md, rule 3.
 * @param notContacts contact claims of its author
 */
export const maskContacts = (text: string, notContacts = noClaims): string => hide(text, hiddenIn(text, notContacts));

type Line = { label: string; value: string };
const joint = ': ';
const joined = ({ label, value }: Line): string => `${label}${joint}${value}`;

/** A requirement masked like `maskContacts`, with its label as context: a person's number or a part's. */
export function maskLine(line: Line, notContacts = noClaims): Line {
  const spans = hiddenIn(joined(line), notContacts);
  const within = (start: number, length: number) =>
    spans
      .map((span) => ({ start: Math.max(0, span.start - start), end: Math.min(length, span.end - start) }))
      .filter((span) => span.start < span.end);
  return {
    label: hide(line.label, within(0, line.label.length)),
    value: hide(line.value, within(line.label.length + joint.length, line.value.length)),
  };
}

const lines = ['place', 'shippingOther', 'destination', 'paymentOther'] as const;

/** Distinct parts of texts that are hidden from suppliers until contacts are disclosed. */
export const contactsIn = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => contactSpans(text).map(({ start, end }) => text.slice(start, end)))),
];

/** The texts of a request, as in its form, in which contacts are masked. */
export const maskedTexts = ({
  translations,
  specification,
  ...rest
}: Pick<PurchaseFormInput, 'translations' | 'specification' | (typeof lines)[number]>): string[] => [
  ...Object.values(translations ?? {}).flatMap((text) => [text?.title ?? '', text?.details ?? '']),
  ...(specification ?? []).map(({ label, value }) => joined({ label, value: value ?? '' })),
  ...lines.map((field) => rest[field] ?? ''),
];
