import { type Device, type Locale, locales, sites } from '@/lib/platform/i18n/site';
import { withoutPublished } from './published';
import { screens } from './screen';
import { read, visibleText } from './site';
import { expect, test } from './test';

/** Words that identify a language: rare in the others, and in no brand or model name of the catalogue. */
const marks: Record<Exclude<Locale, 'zh' | 'ru' | 'ar'>, RegExp> = {
  en: /\b(?:the|with|and|which|your)\b/i,
  fr: /\b(?:avec|une|vous|dans)\b/i,
  es: /\b(?:los|las|para los|una|está)\b/i,
  pt: /\b(?:não|uma|são|você|dos)\b/i,
  de: /\b(?:und|mit|nicht|oder|werden)\b/i,
};

/** Text that a page of `locale` must not show; the language switcher is excluded. */
function foreign(locale: Locale, text: string): string[] {
  const own = text
    .replace(/简体中文|English|Français|Русский|Español|العربية|Português|Deutsch/g, ' ')
    // Names of hosts and places, and the German word for a lot.
    .replace(/\b[a-z][\w-]*(?:\.[\w-]+)*\.[a-z]{2,6}\b/g, ' ')
    .replace(/\bSão (?:Tomé|Paulo)/g, ' ')
    .replace(locale === 'de' ? /\bLos\b/g : /(?!)/, ' ');
  const found: string[] = [];
  if (locale !== 'zh') found.push(...(own.match(/\p{Script=Han}{2,}/gu) ?? []));
  if (locale !== 'ru') found.push(...(own.match(/\p{Script=Cyrillic}{3,}/gu) ?? []));
  if (locale !== 'ar') found.push(...(own.match(/\p{Script=Arabic}{3,}/gu) ?? []));
  for (const [language, mark] of Object.entries(marks)) {
    const others =
      {
        fr: ['en', 'de'],
        es: ['en', 'de', 'fr'],
        pt: ['en', 'de', 'fr'],
        de: ['en', 'fr', 'es', 'pt'],
        en: ['fr', 'de', 'pt'],
      }[locale as string] ?? Object.keys(marks);
    if (language === locale || !others.includes(language)) continue;
    const hit = own.match(new RegExp(`.{0,30}${mark.source}.{0,30}`, 'i'));
    if (hit) found.push(hit[0]);
  }
  return found;
}

for (const locale of locales)
  for (const device of ['d', 'm'] as Device[])
    test(`${locale}, ${device === 'd' ? 'desktop' : 'mobile'}: every screen answers in its language`, {
      tag: '@public',
    }, async () => {
      const wrong: string[] = [];
      for (const { name, path, status } of await screens()) {
        const page = await read(locale, path, device);
        if (page.status !== status) wrong.push(`${name} ${path}: status ${page.status}`);
        if (!page.text.includes(`<html lang="${locale}" dir="${sites[locale].dir}"`))
          wrong.push(`${name}: wrong lang or dir`);
        if (!page.text.includes(`data-device="${device}"`)) wrong.push(`${name}: wrong variant`);
        // Text marked with another language is allowed: a country's own name, fallback text.
        const shown = page.text
          .slice(page.text.indexOf('<body'))
          // Figures are in elements of their own.
          .replace(/<bdi class="num">([^<]*)<\/bdi>/g, '$1')
          .replace(/<(bdi|span|cite) lang="[^"]*"[^>]*>[^<]*<\/\1>/g, ' ');
        const body = visibleText(shown);
        if (
          /[a-z]{3,}\.[a-zA-Z]{3,}\.[a-zA-Z]{3,}|MISSING_MESSAGE|undefined|\bNaN\b|\[object/.test(
            body
              .replace(/[\w.-]*\.(?:example|localhost|html|json|svg|com)\b\S*/g, ' ')
              .replace(/\bwww\.\S+/g, ' ')
              .replace(/\S*(?:data\.data|api\/)\S*/g, ' '),
          )
        )
          wrong.push(
            `${name}: ${body.match(/.{0,40}(?:[a-z]{3,}\.[a-zA-Z]{3,}\.[a-zA-Z]{3,}|MISSING_MESSAGE|undefined|\bNaN\b|\[object).{0,40}/)?.[0]}`,
          );
        if (name !== 'API reference')
          for (const text of foreign(locale, withoutPublished(body))) wrong.push(`${name} ${path}: “${text}”`);
      }
      expect(wrong).toEqual([]);
    });
