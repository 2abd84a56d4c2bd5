'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CategoryLeaf } from '@/components/form/category-leaf';
import { CategorySearch } from '@/components/form/category-search';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { config } from '@/lib/platform/config';
import { templateAddress } from '@/lib/product/sheet/constants';
import { PickedChips } from '../center/picked-chips';
import { ImportActs, ImportStep } from './import-step';

const files = [
  { label: 'exportXlsx', address: '/api/product/export?format=xlsx' },
  { label: 'exportCsv', address: '/api/product/export?format=csv' },
] as const;

/** Import step 1: download a blank sheet with the parameters of some categories, or one of existing products. */
export function ImportGet({ leaves }: { leaves: readonly CategoryLeaf[] }) {
  const t = useTranslations('productSheet');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [typed, setTyped] = useState('');
  const toggle = (id: number) =>
    setChosen((before) =>
      before.includes(id) ? before.filter((one) => one !== id) : [...before, id].slice(-config.product.categories),
    );
  const picked = chosen.flatMap((id) => leaves.find((leaf) => leaf.id === id) ?? []);
  const link = (label: 'template' | 'templateOf' | (typeof files)[number]['label'], address: string) => (
    <ButtonLink key={label} hard href={address} download>
      <Icon name="download" small />
      {t(label)}
    </ButtonLink>
  );
  return (
    <ImportStep title={t('stepGet')} lead={t('stepGetText')}>
      <div className="grid max-w-[34rem] gap-2">
        <p>{t('categoryText')}</p>
        <PickedChips items={picked.map(({ id, path }) => ({ id, label: path }))} onRemove={toggle} />
        <CategorySearch leaves={leaves} value={chosen} typed={typed} onTyped={setTyped} onToggle={toggle} />
      </div>
      <ImportActs>
        {chosen.length === 0
          ? link('template', templateAddress)
          : link('templateOf', templateAddress + chosen.map((id) => `&category=${id}`).join(''))}
        {files.map(({ label, address }) => link(label, address))}
      </ImportActs>
    </ImportStep>
  );
}
