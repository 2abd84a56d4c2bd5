import { describe, expect, it } from 'vitest';
import { textFor } from '@/lib/staff/contact/rules';

const read = (text: string, role: 'editor' | 'reviewer' = 'editor') => textFor({ roles: [role] }, text);

describe('a text read by an editor', () => {
  it.each([
    ['Call +49 171 1234567 today', 'Call +49…67 today'],
    ['Tel. 0171 1234567', 'Tel. 017…67'],
    ['电话 138 1234 5678', '电话 138…78'],
    ['Write to sales@works.example please', 'Write to s…@works.example please'],
    ['sales@works.example and +221 33 823 10 10', 's…@works.example and +22…10'],
  ])('has telephone numbers and e-mail addresses masked: %s', (text, shown) => expect(read(text)).toBe(shown));

  it.each([
    'Registered as 91110108MA01KPGK07 on 2026-11-20',
    'Motor 7.5 kW, 1480 rpm, 380-415 V',
    'See www.works.example/tender?id=4',
    'Nothing to hide',
  ])('is unchanged without any: %s', (text) => expect(read(text)).toBe(text));

  it('is unmasked for roles that may read contacts', () =>
    expect(read('Call +49 171 1234567', 'reviewer')).toBe('Call +49 171 1234567'));
});
