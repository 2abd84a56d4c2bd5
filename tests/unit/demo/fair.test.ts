import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Locale } from '@/lib/platform/i18n/site';

const words: Record<Locale, RegExp> = {
  zh: /翻译|观看录像|会议室/,
  en: /interpret|recording|closed room/i,
  fr: /interpr[éè]t|enregistrement|salle/i,
  ru: /перевод|смотреть записи|закрытыми/i,
  es: /interpretaci|grabaci|puerta cerrada/i,
  ar: /بترجمة|التسجيلات|قاعات/,
  pt: /interpreta|gravaç|sala fechada/i,
  de: /dolmetsch|aufzeichnung|räume/i,
};

it.each(Object.entries(words))(
  'the fair’s schedule in %s promises no interpreter, recording or room',
  (locale, promised) => {
    const sessions: Record<string, { summary: string }> = JSON.parse(
      readFileSync(`lib/demo/data/portal/text/fair.${locale}.json`, 'utf8'),
    );
    const found = Object.entries(sessions).filter(
      ([key, { summary }]) => key !== 'fr-edition' && promised.test(summary),
    );
    expect(found).toEqual([]);
  },
);
