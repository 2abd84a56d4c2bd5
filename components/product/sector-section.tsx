import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { CategoryNode } from '@/lib/reference/types';
import '@/app/product-home.css';

/** A sector with its categories as pictures. */
export function SectorSection({ sector, locale }: { sector: CategoryNode; locale: Locale }) {
  const t = useTranslations('product');
  const count = (n: number) => t('count', { count: n, n: formatNumber(locale, n) });
  return (
    <section className="sector" id={sector.key} aria-labelledby={`${sector.key}-title`}>
      <div className="sec-h">
        <h2 id={`${sector.key}-title`}>
          <a href={href('productCategory', { cateid: sector.id })}>{sector.name}</a>
        </h2>
        {sector.slogan && <p>{sector.slogan}</p>}
        <a href={href('productCategory', { cateid: sector.id })}>{count(sector.products)}</a>
      </div>
      <ul className="cells items">
        {sector.children
          .filter(({ products }) => products > 0)
          .map(({ id, name, picture, products }) => (
            <li key={id}>
              <a className="cat" href={href('productCategory', { cateid: id })}>
                {picture && <Picture src={picture} alt="" use="thumb" />}
                <span>
                  <b>{name}</b>
                  <span>{count(products)}</span>
                </span>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
