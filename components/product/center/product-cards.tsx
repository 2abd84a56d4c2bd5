'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Switch } from '@/components/form/switch';
import { cardList, PhoneCard } from '@/components/layout/center/phone-card';
import type { RowFailureOf } from '@/components/layout/center/row-failure';
import type { RowAct } from '@/components/layout/center/row-sheet';
import { Price, PriceUnit } from '@/components/list/mark/price';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { href } from '@/lib/platform/routes/address';
import type { OwnProduct } from '@/lib/product/edit/call';
import { priceOf } from './product-row';
import { canDiscard } from './row-menu';
import { StateCell } from './state-cell';
import type { ProductActions } from './use-acts';

type Props = {
  products: readonly OwnProduct[];
  chosen: readonly number[];
  timeZone: string;
  editable: boolean;
  busy: boolean;
  act: ProductActions;
  failureOf: (id: number) => RowFailureOf;
  onChoose: (ids: readonly number[]) => void;
};

/** A page of products on a phone. */
export function ProductCards({ products, chosen, editable, busy, act, failureOf, onChoose }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const actsOf = (product: OwnProduct, name: string): RowAct[] => {
    const { id, state, shown } = product;
    const edit = href('supplierProductEdit', { id });
    const view: RowAct[] = shown
      ? [{ label: t('productCenter.view'), icon: 'eye', href: href('productDetail', { id }) }]
      : [];
    if (!editable) return view;
    return [
      { label: t('center.edit'), icon: 'edit', href: edit, soft: true },
      ...view,
      { label: t('productCenter.copy'), icon: 'copy', run: () => void act.copy(id) },
      { label: t('productCenter.toTop'), icon: 'up', run: () => void act.toTop(id) },
      ...(state === 'pending'
        ? [{ label: t('productCenter.withdraw'), icon: 'leave', run: () => void act.withdraw(product) }]
        : []),
      ...(canDiscard(product)
        ? [{ label: t('productCenter.discard'), icon: 'reload', run: () => void act.discard(product, name) }]
        : []),
      { label: t('productCenter.delete'), icon: 'trash', bad: true, run: () => void act.remove([id], [name], shown) },
    ];
  };
  return (
    <ul className={cardList} aria-label={t('center.product')}>
      {products.map((product) => {
        const { id, model, group, unit, listed, status, cover } = product;
        const name = product.name || t('productCenter.unnamed');
        const price = priceOf(product);
        return (
          <PhoneCard
            key={id}
            name={name}
            picture={cover ? <Picture src={cover} alt="" use="thumb" /> : <Icon name="box" />}
            title={
              <Link href={href('supplierProductEdit', { id })}>
                <bdi lang={product.nameLocale}>{name}</bdi>
              </Link>
            }
            state={<StateCell product={product} />}
            facts={[
              <span key="price" className="text-14 font-strong text-ink">
                {price ? (
                  <Price of={price} locale={locale} bare>
                    {' '}
                    <small className="font-regular text-ink-3">
                      <PriceUnit of={price} unit={unit} locale={locale} />
                    </small>
                  </Price>
                ) : (
                  '—'
                )}
              </span>,
              (model || group) && (
                <span key="model" className="flex flex-wrap gap-x-3">
                  {model && <bdi dir="ltr">{model}</bdi>}
                  {group && <bdi>{group}</bdi>}
                </span>
              ),
            ]}
            pick={
              editable
                ? {
                    label: t('productCenter.choose', { name }),
                    checked: chosen.includes(id),
                    onChange: (on) => onChoose(on ? [...chosen, id] : chosen.filter((one) => one !== id)),
                  }
                : undefined
            }
            toggle={
              editable ? (
                <Switch
                  bare
                  label={t('productCenter.listedOf', { name })}
                  checked={listed}
                  busy={busy}
                  locked={status === 'normal' ? undefined : t('validation.notListable')}
                  onChange={(on) => void (on ? act.publish([id]) : act.unpublish([id]))}
                />
              ) : undefined
            }
            acts={actsOf(product, name)}
            failure={failureOf(id)}
          />
        );
      })}
    </ul>
  );
}
