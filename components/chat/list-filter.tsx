'use client';

import { useTranslations } from 'next-intl';

/** Filters of the list: not archived, assigned to me, archived. */
export type Shelf = 'all' | 'mine' | 'archived';
type Props = { shelf: Shelf; shelves: readonly Shelf[]; onChange: (shelf: Shelf) => void };

/** Filter tabs of the conversation list. */
export function ListFilter({ shelf, shelves, onChange }: Props) {
  const t = useTranslations('chat');
  const names = { all: t('hand.all'), mine: t('hand.mine'), archived: t('archived') };
  return (
    <fieldset className="mx-4 mt-0 mb-3 flex min-w-0 flex-none flex-wrap gap-2 border-0 p-0">
      <legend className="sr-only">{t('hand.filter')}</legend>
      {shelves.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={shelf === one}
          className="min-h-8 cursor-pointer rounded-full border border-solid border-line-2 bg-paper px-4 text-ink-2 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:font-strong aria-pressed:text-ink phone:min-h-11"
          onClick={() => onChange(one)}
        >
          {names[one]}
        </button>
      ))}
    </fieldset>
  );
}
