import { useTranslations } from 'next-intl';
import { sectionName } from '@/components/product/section-name';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Locale } from '@/lib/i18n/site';
import type { ProductDetail } from '@/lib/product/types';
import type { Country } from '@/lib/reference/types';
import { href } from '@/lib/routes/address';
import { type CompareRow, differs } from './compare-row';
import { parameterRows } from './parameter-row';
import { tradeRows } from './trade-row';

type Props = { products: ProductDetail[]; countries: Country[]; locale: Locale };

function Row({ row, ids }: { row: CompareRow; ids: number[] }) {
  const t = useTranslations('compare');
  return (
    <tr className={differs(row) ? undefined : 'same'}>
      <th scope="row">{row.label}</th>
      {ids.map((id, at) => (
        <td key={id}>
          {row.cells[at] || <span className="muted">{t('absent')}</span>}
          {row.best?.[at] && <span className="best">{t('best')}</span>}
        </td>
      ))}
    </tr>
  );
}

/** Up to four products in columns; what is the same in all can be hidden, without script too. */
export function CompareTable({ products, countries, locale }: Props) {
  const t = useTranslations();
  const product = useTranslations('product');
  const ids = products.map(({ id }) => id);
  const parameters = parameterRows(products, locale);
  const group = (title: string, rows: CompareRow[]) => (
    <tbody key={title} className={rows.some(differs) ? undefined : 'same'}>
      <tr className="g">
        <th colSpan={products.length + 1} scope="rowgroup">
          {title}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.key} row={row} ids={ids} />
      ))}
    </tbody>
  );
  return (
    <>
      {products.length > 1 && (
        <label className="cmp only">
          <input type="checkbox" />
          {t('compare.differences')}
        </label>
      )}
      <ScrollRegion className="cmp-box" label={t('compare.title')}>
        <table className="cmp-t">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('compare.feature')}</span>
              </th>
              {products.map(({ id, name, cover }) => (
                <th key={id} scope="col">
                  <a href={href('productDetail', { id })}>
                    <span className="pic">
                      <Picture src={cover} alt="" use="card" eager />
                    </span>
                    <SpokenText of={name} site={locale} />
                  </a>
                  <a
                    className="out"
                    href={href('compare', {}, { ids: ids.filter((one) => one !== id) })}
                    rel="nofollow"
                    aria-label={t('compare.remove', { name: name.text })}
                  >
                    <Icon name="close" small />
                    {t('compare.removeShort')}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          {group(t('compare.trade'), tradeRows({ products, countries, locale, t }))}
          {parameters.map(({ section, rows }) => group(sectionName(product, section), rows))}
        </table>
      </ScrollRegion>
    </>
  );
}
