import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { HomeData } from './home-data';

type Props = Pick<HomeData, 'figures' | 'locale'> & {
  /** as inline text */
  inline?: boolean;
};

/** Live figures: suppliers, products, countries. */
export function Figures({ figures, locale, inline }: Props) {
  const t = useTranslations('home');
  const list = [
    { name: 'suppliers', count: figures.companies },
    { name: 'products', count: figures.products },
    { name: 'countries', count: figures.countries },
  ] as const;
  return (
    <section className={inline ? 'flex flex-wrap gap-x-4' : 'fig three'} aria-label={t('figures')}>
      {list.map(({ name, count }) => (
        <div key={name}>
          <b>{formatNumber(locale, count)}</b> <span className="muted">{t(name, { count })}</span>
        </div>
      ))}
    </section>
  );
}
