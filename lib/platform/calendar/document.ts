import type { Locale } from '@/lib/platform/i18n/site';

/** A calendar event. Texts are plain; instants and `changed` are ISO 8601. */
export type CalendarEvent = {
  /** stable for one event across fetches and languages */
  uid: string;
  changed: string;
  start: string;
  /** omitted for a point in time */
  end?: string;
  title: string;
  description: string;
  place: string;
  url: string;
  /** days before the event for a reminder */
  remindDays?: number;
  /** removes the event from calendars that have it */
  cancelled?: boolean;
  /** the version of the event: the highest replaces earlier ones */
  sequence?: number;
};

const escapes: Record<string, string> = { '\\': '\\\\', ';': '\\;', ',': '\\,', '\n': '\\n' };
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\p{Cc}/gu, (character) => (character === '\n' ? character : ' '))
    .replace(/[\\;,\n]/g, (character) => escapes[character] ?? '');

const lineBytes = 75;
const encoder = new TextEncoder();

/** Folds a line at 75 bytes, never inside a character; continuation lines begin with a space. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      text += '\r\n ';
      bytes = 1;
    }
    text += character;
    bytes += size;
  }
  return text;
}

const instant = (iso: string): string => new Date(iso).toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '');

const alarmLines = (days: number, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:-P${days}D`,
  'END:VALARM',
];

const eventLines = ({
  uid,
  changed,
  start,
  end,
  title,
  description,
  place,
  url,
  remindDays,
  cancelled,
  sequence = cancelled ? 1 : undefined,
}: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${instant(changed)}`,
  `LAST-MODIFIED:${instant(changed)}`,
  `DTSTART:${instant(start)}`,
  ...(end === undefined ? [] : [`DTEND:${instant(end)}`]),
  `SUMMARY:${escaped(title)}`,
  ...(description ? [`DESCRIPTION:${escaped(description)}`] : []),
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  `URL:${url}`,
  ...(cancelled ? ['STATUS:CANCELLED'] : []),
  ...(sequence === undefined ? [] : [`SEQUENCE:${sequence}`]),
  'TRANSP:TRANSPARENT',
  ...(remindDays === undefined || cancelled ? [] : alarmLines(remindDays, title)),
  'END:VEVENT',
];

/** The METHOD of a document, to be repeated in the Content-Type of its e-mail. RFC 6047, 2.4. */
export const methodOf = (text: string): string => /^METHOD:(\w+)/m.exec(text)?.[1] ?? 'PUBLISH';

/**
 * Events as an .ics document: UTC, lines folded at 75 bytes, CRLF. Cancelled events make it a CANCEL. RFC 5545, 5546.
 * @param maker for PRODID
 * @param locale the language of the texts
 */
export const calendarDocument = (maker: string, locale: Locale, events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//${locale.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${events.some(({ cancelled }) => cancelled) ? 'CANCEL' : 'PUBLISH'}`,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** The document as a download with that file name. */
export const calendarResponse = (text: string, file: string, cache = 'public, max-age=300'): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}.ics"`,
      'cache-control': cache,
    },
  });
