import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarDocument } from '@/lib/platform/calendar/document';

const event: CalendarEvent = {
  uid: 'tender-7@geco.example',
  changed: '2026-11-20T08:15:30Z',
  start: '2026-12-01T14:00:00+02:00',
  title: 'Pumps, valves; spare parts \\ lot 1',
  description: 'Buyer: Water Board\r\nEND:VEVENT\nBEGIN:VALARM',
  place: 'Tanga, Tanzania',
  url: 'https://en.geco.example/tender/7.html',
};
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar document', () => {
  it('is one event in UTC that calendars accept', () => {
    expect(unfolded(calendarDocument('GECO//Tender', 'en', [event]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//GECO//Tender//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:tender-7@geco.example',
      'DTSTAMP:20261120T081530Z',
      'LAST-MODIFIED:20261120T081530Z',
      'DTSTART:20261201T120000Z',
      'SUMMARY:Pumps\\, valves\\; spare parts \\\\ lot 1',
      'DESCRIPTION:Buyer: Water Board\\nEND:VEVENT\\nBEGIN:VALARM',
      'LOCATION:Tanga\\, Tanzania',
      'URL:https://en.geco.example/tender/7.html',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has reminders days before if requested, and marks its texts’ language', () => {
    const text = unfolded(calendarDocument('GECO//Tender', 'fr', [{ ...event, remindDays: 3 }]));
    expect(text).toContain('PRODID:-//GECO//Tender//FR');
    expect(text.slice(text.indexOf('BEGIN:VALARM'), text.indexOf('END:VALARM') + 1)).toEqual([
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Pumps\\, valves\\; spare parts \\\\ lot 1',
      'TRIGGER:-P3D',
      'END:VALARM',
    ]);
  });

  it('cancels an existing event, without a reminder', () => {
    const text = unfolded(calendarDocument('GECO//Fair', 'en', [{ ...event, remindDays: 1, cancelled: true }]));
    expect(text).toEqual(
      expect.arrayContaining(['METHOD:CANCEL', `UID:${event.uid}`, 'STATUS:CANCELLED', 'SEQUENCE:1']),
    );
    expect(text).not.toContain('BEGIN:VALARM');
  });

  it('has an end if the event has a duration', () => {
    const text = calendarDocument('GECO//Fair', 'en', [{ ...event, end: '2026-12-01T15:30:00Z' }]);
    expect(unfolded(text)).toContain('DTEND:20261201T153000Z');
  });

  it.each([
    ['Latin', 'Turnkey contract '],
    ['Chinese', '变电站总承包，含主变'],
    ['Arabic', 'محطة تحويل كهربائية '],
    ['signs of two halves', '🏗'],
  ])('folds a long %s line between characters', (_, part) => {
    const title = part.repeat(30);
    const text = calendarDocument('GECO//Tender', 'en', [{ ...event, title }]);
    for (const line of text.split('\r\n')) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\n|\p{Cs}/u);
    }
    expect(unfolded(text)).toContain(`SUMMARY:${title}`);
  });

  it('cannot have extra lines injected by a text', () => {
    const text = calendarDocument('GECO//Tender', 'en', [
      { ...event, title: 'a\rBEGIN:VEVENT\u0007', place: 'b\nURL:x' },
    ]);
    expect(text.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    expect(text.match(/^URL:/gm)).toHaveLength(1);
    expect(text).not.toContain('\u0007');
  });
});
