import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { SpokenText } from '@/components/ui/spoken-text';
import { href } from '@/lib/platform/routes/address';
import { CompareCell } from './compare-cell';
import { type CompareProps, compareGroups } from './compare-group';
import { differs } from './compare-row';
import { DifferencesToggle } from './differences-toggle';
import { HeadProof } from './head-proof';
import '@/app/card.css';
import '@/app/compare.css';

/** Up to four products in columns with a sticky header; identical rows can be hidden. */
export function CompareDesktop(props: CompareProps) {
  const { products, proofs, locale } = props;
  const t = useTranslations();
  const ids = products.map(({ id }) => id);
  return (
    <>
      {products.length > 1 && <DifferencesToggle />}
      <ScrollRegion className="cmp-box" label={t('compare.title')}>
        <table className="cmp-t">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{t('compare.feature')}</span>
              </th>
              {products.map(({ id, name, cover, supplier }) => (
                <th key={id} scope="col">
                  <a href={href('productDetail', { id })}>
                    <span className="pic">
                      <Picture src={cover} alt="" use="card" eager />
                    </span>
                    <SpokenText of={name} site={locale} />
                  </a>
                  <HeadProof of={proofs[supplier.id]} locale={locale} form="line" />
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
          {compareGroups(props, t, useTranslations('product')).map(({ title, rows }) => (
            <tbody key={title} className={rows.some(differs) ? undefined : 'same'}>
              <tr className="g">
                <th colSpan={products.length + 1} scope="rowgroup">
                  {title}
                </th>
              </tr>
              {rows.map((row) => (
                <tr key={row.key} className={differs(row) ? undefined : 'same'}>
                  <th scope="row">{row.label}</th>
                  {ids.map((id, index) => (
                    <td key={id}>
                      <CompareCell row={row} index={index} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollRegion>
    </>
  );
}
