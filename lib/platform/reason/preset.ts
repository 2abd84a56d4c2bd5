import { z } from 'zod';
import { AppError } from '@/lib/platform/errors';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { reasonMax } from '@/lib/platform/reason/constants';
import { reasonOn } from '@/lib/platform/reason/text';

/** A preset reason by key, and the message keys of the fields it applies to. */
const presetSchema = z.object({ key: z.string(), labels: z.array(z.string()) });
export type ReasonPreset = z.output<typeof presetSchema>;

/** The preset reason stored with a decision; null for free text. */
export const presetOf = (stored: unknown): ReasonPreset | null => presetSchema.safeParse(stored).data ?? null;

/** The same of the whole snapshot of a decision. */
export const presetIn = (snapshot: unknown): ReasonPreset | null =>
  typeof snapshot === 'object' && snapshot !== null && 'preset' in snapshot ? presetOf(snapshot.preset) : null;

/**
 * A reason in the site's language: presets are translated, free text is returned unchanged.
 * @param reason as sent, in the language the owner used then
 */
export async function reasonText(site: Locale, reason: string, preset: ReasonPreset | null): Promise<string> {
  if (preset === null) return reason;
  const t = await translator(site);
  const read = dynamicTranslator(t);
  const key = `review.preset.${preset.key}`;
  if (!read.has(key) || preset.labels.some((label) => !read.has(label))) return reason;
  return reasonOn([...new Set(preset.labels.map((label) => read(label)))], site, read(key));
}

/** The trimmed reason of a decision. @throws AppError badRequest if empty or too long */
export function requireReason(reason: string): string {
  const text = reason.trim();
  if (text === '') throw new AppError('badRequest', [{ field: 'reason', key: 'required' }]);
  if (text.length > reasonMax)
    throw new AppError('badRequest', [{ field: 'reason', key: `characterLimit:${reasonMax}` }]);
  return text;
}
