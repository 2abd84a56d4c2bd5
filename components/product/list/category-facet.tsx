import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { CategoryNode } from '@/lib/reference/types';

/** Categories of the current sector, as the first filter. */
export function CategoryFacet({ path, locale }: { path: CategoryNode[]; locale: Locale }) {
  const t = useTranslations('list');
  const [sector] = path;
  const here = path.at(-1);
  if (!sector) return null;
  return (
    <section className="plain">
      <h3>{t('category')}</h3>
      <ul>
        {[sector, ...sector.children]
          .filter(({ products, id }) => products > 0 || id === here?.id)
          .map(({ id, name, products }) => (
            <li key={id} className={id === sector.id ? undefined : 'in1'}>
              <a href={href('productCategory', { cateid: id })} aria-current={id === here?.id ? 'page' : undefined}>
                {name}
                <em>{formatNumber(locale, products)}</em>
              </a>
            </li>
          ))}
      </ul>
    </section>
  );
}
