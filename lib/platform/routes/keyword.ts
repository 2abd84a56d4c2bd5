import { config } from '@/lib/platform/config';

/** Well-formed NFC text of at most config.keyword.max characters, without control codes (docs/domain.md, Keywords). */
export const cleanKeyword = (text: string): string =>
  [...text.replace(/[\p{Surrogate}\p{Cc}]/gu, '').normalize('NFC')].slice(0, config.keyword.max).join('');

/** Percent-decodes; invalid sequences stay as they are. */
export const decodeText = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run;
    }
  });

/** A keyword as a segment of an internal path: base64url, since '..' and '%2F' do not survive URL parsers. */
export const keywordSegment = (keyword: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(keyword)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The inverse of `keywordSegment`, for pages with a [keyword] segment; '' if invalid. */
export const readKeyword = (segment: string): string => {
  try {
    const bytes = atob(segment.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Uint8Array.from(bytes, (char) => char.charCodeAt(0)),
    );
    return cleanKeyword(text);
  } catch {
    return '';
  }
};
