import { useTranslations } from 'next-intl';
import { SectionHead } from '@/components/layout/section-head';
import { SpokenText } from '@/components/ui/spoken-text';
import type { Hall } from '@/lib/hall/types';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import type { BlockProps } from './hall-blocks';
import { ProductGrid } from './product-grid';

type ChipProps = { hall: Hall; locale: Locale; here?: number };

/** The supplier's product groups with their counts. */
export function GroupChips({ hall, locale, here }: ChipProps) {
  const t = useTranslations('hall');
  const companyId = hall.company.id;
  return (
    <nav className="groups" aria-label={t('groups')}>
      {here !== undefined && (
        <a
          className={here === 0 ? 'chip on' : 'chip'}
          href={href('hallProduct', { companyId })}
          aria-current={here === 0 || undefined}
        >
          {t('allProducts')}
          <em>{formatNumber(locale, hall.company.productCount)}</em>
        </a>
      )}
      {hall.groups.map(({ id, name, products }) => (
        <a
          key={id}
          className={here === id ? 'chip on' : 'chip'}
          href={href('hallProductGroup', { companyId, type: id })}
          aria-current={here === id || undefined}
        >
          <SpokenText of={name} site={locale} />
          <em>{formatNumber(locale, products)}</em>
        </a>
      ))}
    </nav>
  );
}

export function GroupBlock({ hall, locale, device, home }: BlockProps) {
  const t = useTranslations('hall');
  const { id: companyId, productCount: count } = hall.company;
  if (home.featured.length === 0) return null;
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('products')}
          note={t('groupNote', { count, n: formatNumber(locale, count) })}
          more={{ href: href('hallProduct', { companyId }), label: t('allProducts') }}
          bare={device === 'm'}
        />
        <GroupChips hall={hall} locale={locale} />
        <ProductGrid items={home.featured} locale={locale} device={device} />
      </div>
    </section>
  );
}

export function PopularBlock({ hall, locale, device, home }: BlockProps) {
  const t = useTranslations('hall');
  if (home.popular.length === 0) return null;
  const more = {
    href: href('hallProduct', { companyId: hall.company.id }, { sort: 'popularity' }),
    label: t('allProducts'),
  };
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead title={t('popular')} more={more} bare={device === 'm'} />
        <ProductGrid items={home.popular.slice(0, device === 'm' ? 4 : 8)} locale={locale} device={device} />
      </div>
    </section>
  );
}
