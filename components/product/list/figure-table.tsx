import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FavouriteButton } from '@/components/footprint/favourite-button';
import { Price } from '@/components/list/mark/price';
import { Quantity } from '@/components/list/mark/quantity';
import { SupplierLine } from '@/components/list/mark/supplier-line';
import { CompareTick } from '@/components/product/compare/compare-tick';
import { type ListColumn, ListTable } from '@/components/ui/list-table';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { figureLine, figureText } from '@/lib/product/figure';
import type { ProductCard as Item, KeyFigures } from '@/lib/product/types';
import { unitSymbol } from '@/lib/product/unit';
import { propertyName } from '@/lib/property/rules';
import type { KeyProperty } from '@/lib/property/types';

type Props = {
  items: readonly Item[];
  /** how many of them, the last ones, are only near what was asked; `nearHead` says so above them */
  near?: number;
  nearHead?: ReactNode;
  /** the category's key parameters */
  columns: readonly KeyProperty[];
  keyFigures: KeyFigures;
  locale: Locale;
  /** what the products are */
  label: string;
};

// The last figures go first where there is less room.
const placeOf = (index: number): Pick<ListColumn<Item>, 'from'> =>
  index < 3 ? {} : { from: index === 3 ? 'xl' : 'wide' };

/** Products of a kind as a table: their key figures in columns, each with its unit in the head. */
export function FigureTable({ items, near = 0, nearHead, columns, keyFigures, locale, label }: Props) {
  const t = useTranslations();
  const figureOf = ({ id }: Item, { property, unit }: KeyProperty) => {
    const figure = keyFigures[id]?.find((one) => one.property === property);
    return figure ? <bdi dir="ltr">{figureText(locale, figure.intervals, unit)}</bdi> : '–';
  };
  return (
    <ListTable
      label={label}
      rows={items}
      keyOf={({ id }) => id}
      headOf={(index) => near > 0 && index === items.length - near && nearHead}
      titleHead={t('search.kind.product')}
      title={({ name, cover }) => (
        <span className="flex items-center gap-2">
          <span className="pic w-10 flex-none">
            <Picture src={cover} alt="" use="thumb" />
          </span>
          <span className="overflow-hidden text-ellipsis">
            <SpokenText of={name} site={locale} />
          </span>
        </span>
      )}
      hrefOf={({ id }) => href('productDetail', { id })}
      hintOf={({ name }) => name.text}
      columns={[
        ...columns.map((column, index) => ({
          key: column.property,
          head: (
            <span className="block leading-[1.3]" title={propertyName(locale, column.property)}>
              <span className="block truncate">{propertyName(locale, column.property)}</span>
              <bdi data-q="head">{unitSymbol(locale, column.unit)}</bdi>
            </span>
          ),
          width: 90,
          numeric: true,
          ...placeOf(index),
          cell: (item: Item) => figureOf(item, column),
        })),
        {
          key: 'price',
          head: t('product.price'),
          width: 140,
          numeric: true,
          wraps: true,
          cell: ({ price }) => <Price of={price} locale={locale} />,
        },
        {
          key: 'minimum',
          head: t('product.minimumOrder'),
          width: 104,
          numeric: true,
          from: 'wide',
          cell: ({ minimumOrder, unit }) => <Quantity count={minimumOrder} unit={unit} locale={locale} />,
        },
        {
          key: 'supplier',
          head: t('product.supplier'),
          width: 148,
          from: 'xl',
          cell: ({ supplier }) => <SupplierLine supplier={supplier} locale={locale} />,
        },
      ]}
      brief={({ id, price }) => (
        <>
          <span className="truncate" data-q="">
            {figureLine(locale, keyFigures[id]?.slice(0, 3) ?? [])}
          </span>
          <Price of={price} locale={locale} />
        </>
      )}
      actsHead={t('compare.tick')}
      acts={({ id, name }) => (
        <>
          <span className="relative -top-[6px] w-10 max-md:hidden">
            <CompareTick id={id} />
          </span>
          <FavouriteButton type="product" id={id} name={name.text} inRow />
        </>
      )}
      actsWidth={76}
    />
  );
}
