import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { SpokenText } from '@/components/ui/spoken-text';
import { besideFeatured } from '@/lib/hall/block';
import type { Hall } from '@/lib/hall/types';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { ProductGrid } from './product-grid';
import type { BlockProps } from './types';

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

/** Whether the product block shows groups in pictures instead of products. */
const isTiled = ({ template, groups }: Hall): boolean => template === 'a' && groups.length > 1;

/** The groups in pictures, the first ones large: how the advanced template opens its products. */
function GroupTiles({ hall, locale }: { hall: Hall; locale: Locale }) {
  const t = useTranslations('hall');
  const chosen = hall.groups.filter(({ onHome }) => onHome);
  const groups = (chosen.length > 1 ? chosen : hall.groups).slice(0, 5);
  return (
    <nav className="tiles" aria-label={t('groups')}>
      {groups.map(({ id, name, products, cover }) => (
        <a key={id} href={href('hallProductGroup', { companyId: hall.company.id, type: id })}>
          <span className="pic">
            <Picture src={cover} alt="" use="detail" />
          </span>
          <b>
            <SpokenText of={name} site={locale} />
          </b>
          <span className="muted">{t('groupNote', { count: products, n: formatNumber(locale, products) })}</span>
        </a>
      ))}
    </nav>
  );
}

export function GroupBlock({ hall, locale, device, home }: BlockProps) {
  const t = useTranslations('hall');
  const { id: companyId, productCount: count } = hall.company;
  if (home.featured.length === 0) return null;
  const tiled = isTiled(hall);
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('products')}
          note={t('groupNote', { count, n: formatNumber(locale, count) })}
          more={{ href: href('hallProduct', { companyId }), label: t('allProducts') }}
          bare={device === 'm'}
        />
        {tiled ? <GroupTiles hall={hall} locale={locale} /> : <GroupChips hall={hall} locale={locale} />}
        {!tiled && <ProductGrid items={home.featured} locale={locale} device={device} />}
      </div>
    </section>
  );
}

/** The most viewed products; the advanced template shows the first of them large. */
export function PopularBlock({ hall, locale, device, home }: BlockProps) {
  const t = useTranslations('hall');
  const besideProducts = hall.blocks.includes('group') && !isTiled(hall);
  const popular = besideProducts ? besideFeatured(home.popular, home.featured) : home.popular;
  if (popular.length === 0) return null;
  const more = {
    href: href('hallProduct', { companyId: hall.company.id }, { sort: 'popularity' }),
    label: t('allProducts'),
  };
  const leading = hall.template === 'a' && device === 'd' && popular.length >= 5;
  const count = leading ? 5 : device === 'm' ? 4 : 8;
  return (
    <section className="sec">
      <div className={leading ? 'wrap leading' : 'wrap'}>
        <SectionHead title={t('popular')} more={more} bare={device === 'm'} />
        <ProductGrid items={popular.slice(0, count)} locale={locale} device={device} lead={leading} />
      </div>
    </section>
  );
}
