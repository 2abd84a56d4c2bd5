import type { Locale } from '@/lib/platform/i18n/site';

/** What a calendar keeps of something to come. Texts are plain; instants and `changed` are ISO 8601. */
export type CalendarEvent = {
  /** the same for one event whenever and in whatever language it is fetched */
  uid: string;
  changed: string;
  start: string;
  /** left out where it is a moment */
  end?: string;
  title: string;
  description: string;
  place: string;
  url: string;
  /** reminds of the event that many days before it */
  remindDays?: number;
  /** takes an event out of a calendar that has it */
  cancelled?: boolean;
  /** the higher one counts where a calendar is given the event again */
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

/** A line cut at 75 bytes, never inside a character; what follows begins with a space. */
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

/** What a document asks of a calendar, which the e-mail that brings it says too. RFC 6047, 2.4. */
export const methodOf = (text: string): string => /^METHOD:(\w+)/m.exec(text)?.[1] ?? 'PUBLISH';

/**
 * Events as the text of an .ics file: UTC times, lines of at most 75 bytes that end in CRLF. A document of cancelled ones
 * withdraws them. RFC 5545, 5546.
 * @param maker who made it, for PRODID
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

/** The document as an answer to be kept as a file of that name. */
export const calendarResponse = (text: string, file: string, cache = 'public, max-age=300'): Response =>
  new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${file}.ics"`,
      'cache-control': cache,
    },
  });
