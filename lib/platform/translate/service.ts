import 'server-only';
import { z } from 'zod';
import { env } from '@/lib/platform/env';
import { AppError } from '@/lib/platform/errors';
import type { Locale } from '@/lib/platform/i18n/site';
import { log } from '@/lib/platform/log';

/** Timeout in milliseconds; pages wait twenty seconds. */
const timeoutMs = 15_000;

const detected = z.object({ language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/) });
const answer = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.union([detected, z.array(detected)]).optional(),
});

export type Translated = {
  texts: string[];
  /** the language of the first text, as a BCP 47 tag */
  from: string;
};

/** Whether a translation service is set. docs/domain.md, rule 34. */
export const canTranslate = (): boolean => env().TRANSLATE_URL !== undefined;

/**
 * Translates texts with the service at TRANSLATE_URL, one result per text.
 * @param from null for automatic detection
 * @throws AppError notFound without a service, unavailable if it fails
 */
export async function translateTexts(texts: readonly string[], from: Locale | null, to: Locale): Promise<Translated> {
  const { TRANSLATE_URL: url, TRANSLATE_KEY: key } = env();
  if (url === undefined) throw new AppError('notFound');
  try {
    const response = await fetch(new URL('translate', url.endsWith('/') ? url : `${url}/`), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ q: texts, source: from ?? 'auto', target: to, format: 'text', api_key: key }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the translation service answered ${response.status}`);
    const { translatedText, detectedLanguage } = answer.parse(await response.json());
    if (translatedText.length !== texts.length) throw new Error('the translation service left out a text');
    const [found] = [detectedLanguage ?? []].flat();
    return { texts: translatedText, from: from ?? found?.language ?? 'und' };
  } catch (error) {
    log().warn({ err: error }, 'no translation');
    throw new AppError('unavailable', [], { cause: error });
  }
}
