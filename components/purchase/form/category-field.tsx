'use client';

import { useLocale, useTranslations } from 'next-intl';
import { BoundField } from '@/components/form/bound-field';
import type { CategoryLeaf } from '@/components/form/category-leaf';
import { categoriesOfProducts, withProducts } from '@/components/form/category-words';
import { Combobox, type ComboboxOption } from '@/components/ui/combobox';
import { nearest } from '@/lib/reference/fuzzy-match';
import { useNeed } from './agreeable';

const max = 20;
const foundOf = ({ id, path }: CategoryLeaf): ComboboxOption => ({ key: String(id), label: path });

/** Category picker: search by name or by products, anywhere in the tree. */
export function CategoryField({ leaves }: { leaves: readonly CategoryLeaf[] }) {
  const t = useTranslations('purchaseForm');
  const need = useNeed();
  const label = t('category');
  const locale = useLocale();
  const search = async (words: string, signal: AbortSignal) => {
    if (words === '') return leaves.map(foundOf);
    const named = nearest(words, leaves, (leaf) => [leaf.label, leaf.path], max);
    return withProducts(named, await categoriesOfProducts(locale, words, leaves, signal)).map(foundOf);
  };
  return (
    <BoundField name="categoryId" label={label} need={need}>
      {(ties, { value, onChange, onBlur, ref }) => {
        const chosen = leaves.find(({ id }) => id === value);
        return (
          <Combobox
            {...ties}
            label={label}
            queryKey={['categories']}
            search={search}
            value={chosen ? foundOf(chosen) : null}
            onChoose={(found) => onChange(found ? Number(found.key) : null)}
            onBlur={onBlur}
            controlRef={ref}
            placeholder={t('categorySearch')}
          />
        );
      }}
    </BoundField>
  );
}
