import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { PresetKey } from '@/lib/staff/constants';

export type Preset = {
  key: PresetKey;
  label: string;
  /** as the supplier reads it, and in the console language */
  text: string;
  own: string;
};
type Props = {
  presets: readonly Preset[];
  chosen: string;
  onChoose: (text: string) => void;
  /** Whether digit keys choose them. */
  keyed?: boolean;
};

/** Preset reasons, with their digit keys. */
export function PresetChips({ presets, chosen, onChoose, keyed = true }: Props) {
  const t = useTranslations('console.decide');
  return (
    <fieldset className="m-0 flex flex-wrap gap-[6px] border-0 p-0" aria-label={t('presets')}>
      {presets.map(({ key, label, text }, index) => (
        <button
          key={key}
          type="button"
          className={`chip cursor-pointer ${chosen === text ? 'on' : ''}`}
          aria-pressed={chosen === text}
          aria-keyshortcuts={keyed ? String(index + 1) : undefined}
          onClick={() => onChoose(text)}
        >
          {chosen === text && <Icon name="check" small />}
          {chosen !== text && keyed && (
            <span aria-hidden="true" className="text-12 text-ink-3">
              {index + 1}
            </span>
          )}
          {label}
        </button>
      ))}
    </fieldset>
  );
}
