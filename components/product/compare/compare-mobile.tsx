import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { href } from '@/lib/platform/routes/address';
import { CompareCell } from './compare-cell';
import { type CompareProps, compareGroups } from './compare-group';
import { differs } from './compare-row';
import { DifferencesToggle } from './differences-toggle';
import { HeadProof } from './head-proof';
import '@/app/card.css';
import '@/app/compare.css';

const column = 'ps-2 pe-1 text-start align-top first:ps-0 border-s border-b first:border-s-0';

/** Up to four products on a phone: sticky names and pictures, each feature above its values. */
export function CompareMobile(props: CompareProps) {
  const { products, proofs, locale } = props;
  const t = useTranslations();
  const ids = products.map(({ id }) => id);
  const text = products.length > 3 ? 'text-12' : 'text-14';
  return (
    <>
      {products.length > 1 && <DifferencesToggle />}
      <table className="w-full table-fixed border-separate border-spacing-0 [overflow-wrap:anywhere]">
        <thead>
          <tr>
            {products.map(({ id, name, cover, supplier }) => (
              <th
                key={id}
                id={`product-${id}`}
                scope="col"
                className={`${column} sticky top-14 z-2 border-line border-b-ink bg-paper py-2 text-12 font-medium`}
              >
                <a href={href('productDetail', { id })}>
                  <span className="pic mb-1 block aspect-auto h-12 rounded-s">
                    <Picture src={cover} alt="" use="thumb" eager />
                  </span>
                  <span className="line-clamp-3 leading-snug">
                    <SpokenText of={name} site={locale} />
                  </span>
                </a>
                <HeadProof of={proofs[supplier.id]} locale={locale} form="mark" />
                <a
                  className="absolute end-0 top-0 grid size-11 justify-end p-1"
                  href={href('compare', {}, { ids: ids.filter((one) => one !== id) })}
                  rel="nofollow"
                  aria-label={t('compare.remove', { name: name.text })}
                >
                  <span className="grid size-6 place-items-center rounded-full border border-line-2 bg-paper text-ink-2">
                    <Icon name="close" small />
                  </span>
                </a>
              </th>
            ))}
          </tr>
        </thead>
        {compareGroups(props, t, useTranslations('product')).map(({ title, rows }, group) => (
          <tbody key={title} className={rows.some(differs) ? undefined : 'same'}>
            <tr>
              <th
                colSpan={ids.length}
                scope="rowgroup"
                className="border-b border-line pt-6 pb-2 text-start font-strong"
              >
                {title}
              </th>
            </tr>
            {rows.map((row, index) => {
              const feature = `feature-${group}-${index}`;
              const same = differs(row) ? undefined : 'same';
              return (
                <Fragment key={row.key}>
                  <tr className={same}>
                    <th colSpan={ids.length} id={feature} className="pt-2 text-start text-12 font-regular text-ink-3">
                      {row.label}
                    </th>
                  </tr>
                  <tr className={same}>
                    {ids.map((id, index) => (
                      <td
                        key={id}
                        headers={`${feature} product-${id}`}
                        className={`${column} border-line pb-2 font-medium [&_.best]:ms-0 [&_:is(.ver,.mem)]:whitespace-normal ${text}`}
                      >
                        <CompareCell row={row} index={index} />
                      </td>
                    ))}
                  </tr>
                </Fragment>
              );
            })}
          </tbody>
        ))}
      </table>
    </>
  );
}
