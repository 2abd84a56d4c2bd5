import { getLocale, getTranslations } from 'next-intl/server';
import { consoleLocaleOf } from '@/lib/platform/i18n/console';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import type { PresetKey } from '@/lib/staff/constants';
import type { Preset } from './preset-chips';

/** Preset reasons by key: label in the console language and text in the supplier's. */
export async function presetTexts(keys: readonly PresetKey[], reader: Locale): Promise<Preset[]> {
  const t = await getTranslations('console.preset');
  const translate = await translator(reader);
  const own = await translator(consoleLocaleOf(await getLocale()));
  return keys.map((key) => ({
    key,
    label: t(key),
    text: translate(`review.preset.${key}`),
    own: own(`review.preset.${key}`),
  }));
}
