import { useTranslations } from 'next-intl';
import type { ContentDetail } from '@/lib/content/types';
import { href } from '@/lib/routes/address';

/** From a topic to what suppliers offer in its sectors. */
export function SectorLinks({ content }: { content: ContentDetail }) {
  const t = useTranslations('tender');
  if (content.sectors.length === 0) return null;
  return (
    <section className="ct-words print-no" aria-labelledby="market">
      <h2 id="market">{t('market')}</h2>
      <ul>
        {content.sectors.flatMap(({ id, name }) => [
          <li key={`products ${id}`}>
            <a className="chip" href={href('productCategory', { cateid: id })}>
              {t('productsOf', { name })}
            </a>
          </li>,
          <li key={`suppliers ${id}`}>
            <a className="chip" href={href('companyList', {}, { cate: [id] })} rel="nofollow">
              {t('suppliersOf', { name })}
            </a>
          </li>,
        ])}
      </ul>
    </section>
  );
}
