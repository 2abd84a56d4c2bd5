import { useTranslations } from 'next-intl';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { withoutFeatured } from '@/lib/showroom/block';
import type { Showroom } from '@/lib/showroom/types';
import { ProductGrid } from './product-grid';
import type { BlockProps } from './types';

type ChipProps = { showroom: Showroom; locale: Locale; here?: number };

/** Product groups of the supplier with counts. */
export function GroupChips({ showroom, locale, here }: ChipProps) {
  const t = useTranslations('showroom');
  const companyId = showroom.company.id;
  return (
    <nav className="groups" aria-label={t('groups')}>
      {here !== undefined && (
        <a
          className={here === 0 ? 'chip on' : 'chip'}
          href={href('showroomProduct', { companyId })}
          aria-current={here === 0 || undefined}
        >
          {t('allProducts')}
          <em>{formatNumber(locale, showroom.company.productCount)}</em>
        </a>
      )}
      {showroom.groups.map(({ id, name, products }) => (
        <a
          key={id}
          className={here === id ? 'chip on' : 'chip'}
          href={href('showroomProductGroup', { companyId, type: id })}
          aria-current={here === id || undefined}
        >
          <SpokenText of={name} site={locale} />
          <em>{formatNumber(locale, products)}</em>
        </a>
      ))}
    </nav>
  );
}

/** Whether the product block shows group tiles instead of products. */
const isTiled = ({ template, groups }: Showroom): boolean => template === 'a' && groups.length > 1;

/** Product groups as tiles, the first ones large: start of the advanced template's products. */
function GroupTiles({ showroom, locale }: { showroom: Showroom; locale: Locale }) {
  const t = useTranslations('showroom');
  const chosen = showroom.groups.filter(({ onHome }) => onHome);
  const groups = (chosen.length > 1 ? chosen : showroom.groups).slice(0, 5);
  return (
    <nav className="tiles" aria-label={t('groups')}>
      {groups.map(({ id, name, products, cover }) => (
        <a key={id} href={href('showroomProductGroup', { companyId: showroom.company.id, type: id })}>
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

export function GroupBlock({ showroom, locale, device, home }: BlockProps) {
  const t = useTranslations('showroom');
  const { id: companyId, productCount: count } = showroom.company;
  if (home.featured.length === 0) return null;
  const tiled = isTiled(showroom);
  return (
    <section className="sec">
      <div className="wrap">
        <SectionHead
          title={t('products')}
          note={t('groupNote', { count, n: formatNumber(locale, count) })}
          more={{ href: href('showroomProduct', { companyId }), label: t('allProducts') }}
          bare={device === 'm'}
        />
        {tiled ? (
          <GroupTiles showroom={showroom} locale={locale} />
        ) : (
          <GroupChips showroom={showroom} locale={locale} />
        )}
        {!tiled && <ProductGrid items={home.featured} locale={locale} device={device} />}
      </div>
    </section>
  );
}

/** Most viewed products; the advanced template shows the first large. */
export function PopularBlock({ showroom, locale, device, home }: BlockProps) {
  const t = useTranslations('showroom');
  const besideProducts = showroom.blocks.includes('group') && !isTiled(showroom);
  const popular = besideProducts ? withoutFeatured(home.popular, home.featured) : home.popular;
  if (popular.length === 0) return null;
  const more = {
    href: href('showroomProduct', { companyId: showroom.company.id }, { sort: 'popularity' }),
    label: t('allProducts'),
  };
  const leading = showroom.template === 'a' && device === 'd' && popular.length >= 5;
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
