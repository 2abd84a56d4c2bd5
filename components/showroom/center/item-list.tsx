'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import type { Choice } from '@/components/form/select-field';
import { moved } from '@/components/form/upload/upload-value';
import { cardList } from '@/components/layout/center/phone-card';
import { formatNumber } from '@/lib/platform/i18n/format';
import { type Collection, shapes } from '@/lib/showroom/edit/collection';
import type { OwnItem } from '@/lib/showroom/edit/types';
import type { ItemChoices } from './item-fields';
import { ItemRow } from './item-row';
import { type ItemValues, nameOf } from './item-value';
import { useDrag } from './use-drag';
import type { ItemsOf } from './use-items';

type Props = {
  collection: Collection;
  list: ItemsOf;
  /** The visible items in the list's order. */
  items: readonly OwnItem[];
  choices: ItemChoices;
};

const labelOf = (choices: readonly Choice[], value: unknown) =>
  choices.find((choice) => choice.value === String(value))?.label;

/** Items of a collection in the order visitors see. */
export function ItemList({ collection, list, items, choices }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const [announcement, setAnnouncement] = useState('');
  const all = list.list.items;
  const move = (from: number, to: number) => {
    const [one, other] = [items[from], items[to]];
    if (!one || !other) return;
    list.sort(moved(all, all.indexOf(one), all.indexOf(other)), one.id);
    const [position, count] = [to + 1, items.length].map((n) => formatNumber(locale, n));
    const name = nameOf(collection, one, locale) ?? t('showroomCenter.unnamed');
    setAnnouncement(t('upload.moved', { name, position: position ?? '', count: count ?? '' }));
  };
  const drag = useDrag(move);
  const facts = ({ values, used }: OwnItem): string[] => {
    const { year, domestic, countryCode, groupId, website, layout } = values as ItemValues;
    return [
      labelOf(choices.groups, groupId),
      domestic === undefined ? undefined : t(domestic ? 'showroomCenter.domestic' : 'showroomCenter.international'),
      labelOf(choices.countries, countryCode),
      year ? String(year) : undefined,
      website,
      layout && t(`showroomCenter.layout.${layout}`),
      collection === 'caseGroup'
        ? t('showroomCenter.cases', { count: used, n: formatNumber(locale, used) })
        : undefined,
    ].filter((fact): fact is string => Boolean(fact));
  };
  const ordered = shapes[collection].sorted && !list.list.locked && items.length > 1;
  return (
    <>
      <ol className={usePhone() ? cardList : 'hs-list'} aria-label={t(`showroomCenter.collection.${collection}.title`)}>
        {items.map((item, index) => (
          <ItemRow
            key={item.id}
            collection={collection}
            item={item}
            list={list}
            facts={facts(item)}
            place={ordered ? { at: index, count: items.length, drag, onMove: (to) => move(index, to) } : null}
          />
        ))}
      </ol>
      <p role="status" className="sr">
        {announcement}
      </p>
    </>
  );
}
