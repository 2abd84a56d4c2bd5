'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CoverageCount } from '@/components/form/language-tabs';
import { usePhone } from '@/components/form/phone-scope';
import { PhoneCard } from '@/components/layout/center/phone-card';
import { RowFailure } from '@/components/layout/center/row-failure';
import { coverageFrom } from '@/components/review/full-text';
import { ItemActions, ItemSwitch, useItemActs } from '@/components/review/item-actions';
import { ItemStatus } from '@/components/review/item-status';
import type { ItemList } from '@/components/review/use-item-list';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import type { OwnLaunch } from '@/lib/launch/schema';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';

type Props = {
  item: OwnLaunch;
  /** Picture; by default the product's. */
  picture?: string;
  list: ItemList;
  editable: boolean;
  covered: boolean;
};
const max = 4;

/** A launch or offer in its owner's list. */
export function AreaRow({ item, picture, list, editable, covered }: Props) {
  const t = useTranslations('showcaseItem');
  const locale = useLocale();
  const { product, countries, slogan } = item;
  const named = formatList(locale, countries.slice(0, max));
  const rest = countries.length - max;
  const hidden = !covered ? t('hiddenStanding') : product.public ? undefined : t('hiddenProduct');
  const props = { item, name: product.name, list, editable, covered };
  const acts = useItemActs(props);
  const shot = <Picture src={picture || product.cover} alt="" use="thumb" />;
  const words = slogan && <SpokenText of={slogan} site={locale} />;
  const places = item.worldwide
    ? t('worldwide')
    : rest > 0
      ? t('countriesMore', { list: named, count: rest, n: formatNumber(locale, rest) })
      : named;
  if (usePhone())
    return (
      <PhoneCard
        name={product.name}
        picture={shot}
        title={<bdi>{product.name}</bdi>}
        state={<ItemStatus item={item} hidden={hidden} />}
        facts={[words, places]}
        toggle={<ItemSwitch {...props} />}
        acts={acts}
        failure={list.failureOf(item.id)}
      />
    );
  return (
    <li className="ri-row">
      {shot}
      <div className="ri-main">
        <h2>
          <UnbrokenText>{product.name}</UnbrokenText>
        </h2>
        {words && <p>{words}</p>}
        <small>{places}</small>
      </div>
      <ItemStatus item={item} hidden={hidden} />
      <CoverageCount coverage={coverageFrom(item.locales)} />
      <ItemActions {...props} />
      <RowFailure of={list.failureOf(item.id)} />
    </li>
  );
}
