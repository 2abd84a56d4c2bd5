'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { leavesOf } from '@/components/form/category-leaf';
import { CategorySearch } from '@/components/form/category-search';
import { GroupFrame } from '@/components/form/field-frame';
import { config } from '@/lib/platform/config';
import type { CategoryNode } from '@/lib/reference/types';
import { PickedChips } from './picked-chips';
import { usePicked } from './use-picked';

/** Category picker: a top-level category first, then some below it. docs/domain.md, Required fields. */
export function CategoryPicker({ tree }: { tree: readonly CategoryNode[] }) {
  const t = useTranslations('productForm');
  const refused = useTranslations('validation');
  const first = useRef<HTMLButtonElement>(null);
  const max = config.product.categories;
  const label = t('categories');
  const { id, value, toggle, error, field } = usePicked('categories', label, max);
  const leaves = tree.flatMap((root) =>
    leavesOf(root.children, [root.name]).map((leaf) => ({ ...leaf, root: root.id })),
  );
  const [root, setRoot] = useState(() => leaves.find((leaf) => value.includes(leaf.id))?.root ?? null);
  const [typed, setTyped] = useState('');
  const picked = value.flatMap((one) => leaves.find((leaf) => leaf.id === one) ?? []);
  return (
    <GroupFrame
      id={id}
      label={t('labelCount', { label, used: String(value.length), max: String(max) })}
      need="required"
      error={error}
    >
      <PickedChips items={picked.map((leaf) => ({ id: leaf.id, label: leaf.path }))} onRemove={toggle} next={first} />
      <CategorySearch leaves={leaves} value={value} typed={typed} onTyped={setTyped} onToggle={toggle} />
      <div className="pc-cat" hidden={typed.trim() !== ''}>
        <ul aria-label={t('topLevel')}>
          {tree.map((node, index) => (
            <li key={node.id}>
              <button
                type="button"
                id={index === 0 ? id : undefined}
                ref={
                  index === 0
                    ? (control) => {
                        first.current = control;
                        field.ref(control);
                      }
                    : undefined
                }
                aria-pressed={root === node.id}
                onClick={() => setRoot(node.id)}
              >
                {node.name}
              </button>
            </li>
          ))}
        </ul>
        {root === null ? (
          <p>{refused('categoryFirst')}</p>
        ) : (
          <ul aria-label={label}>
            {leaves
              .filter((leaf) => leaf.root === root)
              .map((leaf) => (
                <li key={leaf.id}>
                  <label>
                    <input type="checkbox" checked={value.includes(leaf.id)} onChange={() => toggle(leaf.id)} />
                    {leaf.label}
                  </label>
                </li>
              ))}
          </ul>
        )}
      </div>
    </GroupFrame>
  );
}
