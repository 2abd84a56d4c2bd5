import { useTranslations } from 'next-intl';
import { Marks } from '@/components/list/mark/standing';
import { Flag } from '@/components/ui/flag';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { LaunchCard } from '@/lib/launch/types';
import { formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { ZoneLine } from './zone-line';
import '@/app/card.css';

type Props = { item: LaunchCard; locale: Locale; eager?: boolean };

/** A launch as a row of the mobile list. */
export function LaunchRow({ item, locale, eager }: Props) {
  const t = useTranslations('launch');
  const { product, slogan, zone, publishedAt } = item;
  const { supplier } = product;
  return (
    <article className="ml zc">
      <div className="pic">
        <Picture src={product.cover} alt="" use="row" eager={eager} />
      </div>
      <div>
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
        <div className="n">
          <Flag code={supplier.countryCode} />
          <SpokenText of={supplier.name} site={locale} />
        </div>
        <Marks grade={supplier.grade} membership={supplier.membership} />
      </div>
    </article>
  );
}
