'use client';

import { useLocale, useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import { nearest } from '@/lib/reference/fuzzy-match';
import type { CategoryLeaf } from './category-leaf';
import { useCategoriesOfProducts, withProducts } from './category-words';
import { isComposing } from './enter-key';

type Props = {
  leaves: readonly CategoryLeaf[];
  value: readonly number[];
  typed: string;
  onTyped: (typed: string) => void;
  onToggle: (id: number) => void;
};

const max = 12;

/** Finds categories anywhere in the tree by name, with typos, and by products in them. */
export function CategorySearch({ leaves, value, typed, onTyped, onToggle }: Props) {
  const t = useTranslations('productForm');
  const locale = useLocale();
  const byProducts = useCategoriesOfProducts(locale, typed, leaves);
  const named = typed.trim() === '' ? null : nearest(typed, leaves, ({ label, path }) => [label, path], max);
  const found = named && withProducts(named, byProducts ?? []);
  const isNone = found?.length === 0 && byProducts !== null;
  return (
    <>
      <input
        className="ctl"
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('findCategory')}
        placeholder={t('findCategory')}
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
        onKeyDown={(event) => {
          if (isComposing(event)) return;
          if (event.key === 'Escape') onTyped('');
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found ?? [];
          if (!first) return;
          onToggle(first.id);
          onTyped('');
        }}
      />
      <p role="status" className={isNone ? 'fd-h' : 'sr'}>
        {isNone && t('noCategory')}
        {found &&
          found.length > 0 &&
          t('foundCategories', { count: found.length, n: formatNumber(locale, found.length) })}
      </p>
      {found && found.length > 0 && (
        <ul aria-label={t('categories')} className="rounded border border-ctl p-1">
          {found.map(({ id, path }) => (
            <li key={id}>
              <label className="flex min-h-8 cursor-pointer items-center gap-2 px-2 py-1 pointer-coarse:min-h-11">
                <input type="checkbox" className="pc-cb" checked={value.includes(id)} onChange={() => onToggle(id)} />
                {path}
              </label>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
