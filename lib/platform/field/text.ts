import { z } from 'zod';
import { isStorable } from './storable';

// Direction marks also affect the text around them: Unicode Standard Annex 9, 2.
const everyDirection = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
const spanDirection = /[\u202a-\u202e\u2066-\u2069]/u;
// Line breaking hints and tags: invisible to readers.
const hints = /\u034f|[\u00ad\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
// The joiners shape letters of Arabic and Indic scripts and bind emoji; elsewhere they only make two texts look alike.
const idleJoiner =
  /(?<![\p{M}\p{sc=Arab}\p{sc=Syrc}\p{sc=Mong}\p{sc=Nkoo}\p{sc=Deva}\p{sc=Beng}\p{sc=Guru}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Khmr}\p{sc=Mymr}\p{ExtPict}\p{EMod}])[\u200c\u200d]/gu;
// Visible characters, without blank ones: fillers, the empty Braille cell, object placeholders.
const visible = /(?![\p{DI}\u2800\ufffc\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has any visible character. */
const isVisible = (text: string): boolean => visible.test(text);

const isEnd = (sign: string | undefined): boolean =>
  sign !== undefined && (/^[\s\u200b-\u200d\u2060\ufeff]$/.test(sign) || everyDirection.test(sign));

/** Trims spaces and invisible marks, which come along when copying. */
export function withoutEnds(text: string): string {
  let [from, to] = [0, text.length];
  while (isEnd(text[from])) from += 1;
  while (to > from && isEnd(text[to - 1])) to -= 1;
  return text.slice(from, to);
}

const withoutHints = (text: string): string => text.replace(hints, '').replace(idleJoiner, '');
const isReadable = (text: string): boolean => text === '' || isVisible(text);
const withoutBreaks = (text: string): boolean => !/[\t\n\r\u2028\u2029]/.test(text);

/**
 * A single line: name, title, label, model. Trimmed, without line breaking hints; rejects line breaks, control
 * characters, direction marks and invisible text. May be empty.
 * @param max storage limit in UTF-16 code units
 */
export const lineField = (max: number) =>
  z
    .string()
    .refine(isStorable, { error: 'characters', abort: true })
    .overwrite((text) => withoutEnds(withoutHints(text)))
    .max(max, `characterLimit:${max}`)
    .refine(withoutBreaks, { error: 'oneLine', abort: true })
    .refine((text) => !everyDirection.test(text), { error: 'direction', abort: true })
    .refine(isReadable, { error: 'invisible' });

/** The same, required; `empty` is the message key if it is empty. */
export const filledLine = (max: number, empty = 'required') =>
  lineField(max).refine((text) => text !== '', { error: empty });

/**
 * Text of several lines with LF line ends. Trimmed; rejects other control characters, and marks that change the
 * direction of a span and could affect text outside; single-point direction marks stay, as Arabic needs them.
 * @param max storage limit in UTF-16 code units
 */
export const textField = (max: number) =>
  z
    .string()
    .refine(isStorable, { error: 'characters', abort: true })
    .overwrite((text) => text.replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .trim()
    .max(max, `characterLimit:${max}`)
    .refine((text) => !spanDirection.test(text), { error: 'direction', abort: true })
    .refine(isReadable, { error: 'invisible' });

/** A file name from the client: invalid characters are dropped rather than rejected, since nobody typed it. */
export const fileNameField = (max: number) =>
  z
    .string()
    .overwrite((text) =>
      withoutHints(text.replace(/\p{Cc}|\p{Cs}|[\u2028\u2029]/gu, ' ').replace(new RegExp(everyDirection, 'gu'), '')),
    )
    .trim()
    .min(1)
    .max(max);
