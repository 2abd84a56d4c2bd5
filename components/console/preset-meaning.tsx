import { useTranslations } from 'next-intl';
import type { Preset } from './preset-chips';

/** Translation of an unchanged preset reason into the console language, if different. */
export function PresetMeaning({ presets, typed }: { presets: readonly Preset[]; typed: string }) {
  const t = useTranslations('console.decide');
  const chosen = presets.find(({ text }) => text === typed.trim());
  if (!chosen || chosen.own === chosen.text) return null;
  return <p className="fd-h">{t('meaning', { text: chosen.own })}</p>;
}
