'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { isComposing } from '@/components/form/enter-key';
import { GroupFrame } from '@/components/form/field-frame';
import { useHeldFocus } from '@/components/form/use-held-focus';
import { config } from '@/lib/platform/config';
import type { Tag } from '@/lib/reference/types';
import { PickedChips } from './picked-chips';
import { usePicked } from './use-picked';

/** Tag picker, searching tags by any part. */
export function TagPicker({ tags }: { tags: readonly Tag[] }) {
  const t = useTranslations('productForm');
  const locale = useLocale();
  const max = config.product.tags;
  const label = t('tags');
  const { id, value, toggle, error, field } = usePicked('tags', label, max);
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const list = useHeldFocus<HTMLUListElement>(search);
  const words = typed.trim().toLocaleLowerCase(locale);
  const shown = tags.filter(
    ({ id: tag, name }) => !value.includes(tag) && name.toLocaleLowerCase(locale).includes(words),
  );
  const picked = value.flatMap((one) => tags.find((tag) => tag.id === one) ?? []);
  return (
    <GroupFrame
      id={id}
      label={t('labelCount', { label, used: String(value.length), max: String(max) })}
      need="required"
      error={error}
    >
      <PickedChips items={picked.map((tag) => ({ id: tag.id, label: tag.name }))} onRemove={toggle} next={search} />
      <input
        id={id}
        ref={(control) => {
          search.current = control;
          field.ref(control);
        }}
        className="ctl"
        type="search"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('findTag')}
        placeholder={t('findTag')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event)) return;
          event.preventDefault();
          if (words !== '' && shown[0]) toggle(shown[0].id);
          setTyped('');
        }}
      />
      <ul ref={list} className="pc-tags" aria-label={label}>
        {shown.map((tag) => (
          <li key={tag.id}>
            <button type="button" onClick={() => toggle(tag.id)}>
              {tag.name}
            </button>
          </li>
        ))}
      </ul>
    </GroupFrame>
  );
}
