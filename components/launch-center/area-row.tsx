'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CoverageCount } from '@/components/form/language-tabs';
import { coverageFrom } from '@/components/review-item/full-text';
import { ItemActions } from '@/components/review-item/item-actions';
import { ItemStatus } from '@/components/review-item/item-status';
import type { ItemList } from '@/components/review-item/use-item-list';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { WholeText } from '@/components/ui/whole-text';
import { formatList, formatNumber } from '@/lib/i18n/format';
import type { OwnLaunch } from '@/lib/launch/schema';

type Props = {
  item: OwnLaunch;
  /** Shown for it; its product's where it has none of its own. */
  picture?: string;
  list: ItemList;
  editable: boolean;
  covered: boolean;
};
const most = 4;

/** A launch or an offer in its owner's list. */
export function AreaRow({ item, picture, list, editable, covered }: Props) {
  const t = useTranslations('showcaseItem');
  const locale = useLocale();
  const { product, countries, slogan } = item;
  const named = formatList(locale, countries.slice(0, most));
  const rest = countries.length - most;
  const hidden = !covered ? t('hiddenStanding') : product.public ? undefined : t('hiddenProduct');
  return (
    <li className="ri-row">
      <Picture src={picture || product.cover} alt="" use="thumb" />
      <div className="ri-main">
        <h2>
          <WholeText>{product.name}</WholeText>
        </h2>
        {slogan && (
          <p>
            <SpokenText of={slogan} site={locale} />
          </p>
        )}
        <small>
          {item.worldwide
            ? t('worldwide')
            : rest > 0
              ? t('countriesMore', { list: named, count: rest, n: formatNumber(locale, rest) })
              : named}
        </small>
      </div>
      <ItemStatus item={item} hidden={hidden} />
      <CoverageCount coverage={coverageFrom(item.locales)} />
      <ItemActions item={item} name={product.name} list={list} editable={editable} covered={covered} />
    </li>
  );
}
