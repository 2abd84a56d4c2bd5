'use client';

import { useLocale, useTranslations } from 'next-intl';
import { CoverageCount } from '@/components/form/language-tabs';
import { Switch } from '@/components/form/switch';
import { RowFailure, type RowFailureOf } from '@/components/layout/center/row-failure';
import { Price, PriceUnit } from '@/components/list/mark/price';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import { dayOf } from '@/lib/platform/calendar/zoned-day';
import { formatDay } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { OwnProduct } from '@/lib/product/edit/call';
import type { ProductPrice } from '@/lib/product/types';
import { RowMenu } from './row-menu';
import { StateCell } from './state-cell';
import type { ProductActions } from './use-acts';

type Props = {
  product: OwnProduct;
  timeZone: string;
  editable: boolean;
  chosen: boolean;
  busy: boolean;
  act: ProductActions;
  failure: RowFailureOf;
  onChoose: (on: boolean) => void;
};

/** Price of an own product as visitors see it; null for a draft without one. */
export const priceOf = ({ price: { kind, min, max, ...rest } }: OwnProduct): ProductPrice | null => {
  if (kind === 'negotiable') return { kind };
  if (min === null) return null;
  return kind === 'range' && max !== null ? { kind, min, max, ...rest } : { kind: 'fixed', min, ...rest };
};

/** An own product: data, state and actions. */
export function ProductRow({ product, timeZone, editable, chosen, busy, act, failure, onChoose }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { id, nameLocale, model, group, status, listed } = product;
  const name = product.name || t('productCenter.unnamed');
  const price = priceOf(product);
  const day = dayOf(product.updatedAt, timeZone);
  return (
    <tr className={chosen ? 'on' : undefined}>
      {editable && (
        <td>
          <label className="pc-pick">
            <input
              type="checkbox"
              className="pc-cb"
              aria-label={t('productCenter.choose', { name })}
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
            />
          </label>
        </td>
      )}
      <td className="pc-name">
        <span className="pc-pic">
          {product.cover ? <Picture src={product.cover} alt="" use="thumb" /> : <Icon name="box" />}
        </span>
        <span>
          <Link
            href={href('supplierProductEdit', { id })}
            className="[.m_&]:block [.m_&]:py-[13px]"
            lang={nameLocale}
            dir={sites[nameLocale].dir}
          >
            <UnbrokenText>{name}</UnbrokenText>
          </Link>
          <small>
            {model && <bdi dir="ltr">{model}</bdi>}
            {group && <span>{group}</span>}
            <span>{t('productCenter.productId', { id: String(id) })}</span>
          </small>
          <RowFailure of={failure} className="mt-2" />
        </span>
      </td>
      <td className="num">
        {price ? (
          <Price of={price} locale={locale} bare>
            <small>
              <PriceUnit of={price} unit={product.unit} locale={locale} />
            </small>
          </Price>
        ) : (
          '—'
        )}
      </td>
      <td>
        <StateCell product={product} />
      </td>
      <td>
        <CoverageCount coverage={product.coverage} />
      </td>
      <td className="pc-day">{formatDay(locale, day)}</td>
      <td>
        {editable ? (
          <Switch
            bare
            label={t('productCenter.listedOf', { name })}
            checked={listed}
            busy={busy}
            locked={status === 'normal' ? undefined : t('validation.notListable')}
            onChange={(on) => void (on ? act.publish([id]) : act.unpublish([id]))}
          />
        ) : (
          t(listed ? 'productCenter.listed' : 'productCenter.unlisted')
        )}
      </td>
      {editable && (
        <td className="pc-acts">
          <Link
            className="ibt"
            href={href('supplierProductEdit', { id })}
            aria-label={t('productCenter.edit', { name })}
          >
            <Icon name="edit" small />
          </Link>
          <RowMenu product={product} name={name} act={act} />
        </td>
      )}
    </tr>
  );
}
