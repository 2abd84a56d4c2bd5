'use client';

import { useTranslations } from 'next-intl';

type Props = { mine: boolean; onChange: (mine: boolean) => void };

/** All conversations of a company, or those that one looks after. */
export function ListFilter({ mine, onChange }: Props) {
  const t = useTranslations('chat.hand');
  return (
    <fieldset className="mx-4 mt-0 mb-3 flex min-w-0 flex-none gap-2 border-0 p-0">
      <legend className="sr-only">{t('filter')}</legend>
      {[false, true].map((one) => (
        <button
          key={String(one)}
          type="button"
          aria-pressed={mine === one}
          className="min-h-8 cursor-pointer rounded-full border border-solid border-line-2 bg-paper px-4 text-ink-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-ink phone:min-h-11"
          onClick={() => onChange(one)}
        >
          {t(one ? 'mine' : 'all')}
        </button>
      ))}
    </fieldset>
  );
}
