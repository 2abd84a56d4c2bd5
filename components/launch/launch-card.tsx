import { useTranslations } from 'next-intl';
import { SupplierLine } from '@/components/list/mark/supplier-line';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { LaunchCard as Item } from '@/lib/launch/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { ZoneLine } from './zone-line';
import '@/app/card.css';

type Props = {
  item: Item;
  locale: Locale;
  eager?: boolean;
  /** as a row of the mobile list */
  row?: boolean;
};

/** A launch in a grid, linked to its product. */
export function LaunchCard({ item, locale, eager, row }: Props) {
  const t = useTranslations('launch');
  const { product, slogan, zone, publishedAt } = item;
  return (
    <article className={row ? 'ml zc' : 'pc zc'}>
      <div className="pic">
        <Picture src={product.cover} alt="" use={row ? 'row' : 'product'} eager={eager} />
      </div>
      <div className={row ? undefined : 'b'}>
        <h3>
          <a href={href('productDetail', { id: product.id })}>
            <SpokenText of={slogan} site={locale} />
          </a>
        </h3>
        <p className="of">
          <SpokenText of={product.name} site={locale} />
        </p>
        <ZoneLine zone={zone} label={t('zone')} locale={locale} />
        <p className="mo">
          <time dateTime={publishedAt}>{t('since', { date: formatDay(locale, publishedAt) })}</time>
        </p>
        <SupplierLine supplier={product.supplier} locale={locale} row={row} />
      </div>
    </article>
  );
}
