'use client';

import { useTranslations } from 'next-intl';
import { config } from '@/lib/platform/config';
import type { CategoryNode, Tag } from '@/lib/reference/types';
import { CategoryPicker } from './category-picker';
import { FormPart } from './form-part';
import { TagPicker } from './tag-picker';

/** Categories and tags of a product. */
export function CategoryPart({ categories, tags }: { categories: readonly CategoryNode[]; tags: readonly Tag[] }) {
  const t = useTranslations('productForm');
  const { categories: max, tags: maxTags } = config.product;
  return (
    <FormPart
      part="category"
      title={t('category')}
      hint={t('categoryHint', { categories: String(max), tags: String(maxTags) })}
    >
      <CategoryPicker tree={categories} />
      <TagPicker tags={tags} />
    </FormPart>
  );
}
