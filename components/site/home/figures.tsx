import { useTranslations } from 'next-intl';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { HomeData } from './home-data';

/** Live figures on one line: suppliers, products, countries. */
export function Figures({ figures, locale }: Pick<HomeData, 'figures' | 'locale'>) {
  const t = useTranslations('home');
  const list = [
    { name: 'suppliers', count: figures.companies },
    { name: 'products', count: figures.products },
    { name: 'countries', count: figures.countries },
  ] as const;
  return (
    <section className="flex flex-wrap gap-x-4 text-ink-2" aria-label={t('figures')}>
      {list.map(({ name, count }) => (
        <div key={name}>
          <b>{formatNumber(locale, count)}</b> {t(name, { count })}
        </div>
      ))}
    </section>
  );
}
