import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import english from '@/messages/en.json';
import { hostileTexts } from '../../hostile-text';

const write = dynamicTranslator(createTranslator({ locale: 'en', messages: english }));

const messagesIn = (tree: object, path: string): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as [string, string]] : messagesIn(value, `${path}.${key}`),
  );
const namespaces = ['mail', 'sms', 'followMail', 'noticeMail'] as const;
const found = namespaces.flatMap((name) => messagesIn(english[name], name));

/** The arguments of a message, each set to one text except plural counts. */
const valuesOf = (message: string, text: string) =>
  Object.fromEntries(
    [...message.matchAll(/\{(\w+)(, plural)?/g)].map(([, name = '', plural]) => [name, plural ? 3 : text]),
  );

describe.each(found)('the message %s', (key, message) => {
  it('shows a hostile title or name unchanged', () => {
    const plain = write(key, valuesOf(message, 'PLACE'));
    for (const text of hostileTexts)
      expect(write(key, valuesOf(message, text))).toBe(plain.replaceAll('PLACE', () => text));
  });
});
