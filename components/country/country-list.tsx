import { useTranslations } from 'next-intl';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { SectionHead } from '@/components/ui/section-head';
import { SoftLinks } from '@/components/ui/soft-links';
import type { CountryEntry } from '@/lib/country/types';
import { config } from '@/lib/platform/config';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { CountryGrid } from './country-grid';

type Props = { items: readonly CountryEntry[]; steps: readonly BreadcrumbStep[]; locale: Locale };

/** Every country by continent, after those with texts. */
export function CountryList({ items, steps, locale }: Props) {
  const t = useTranslations('country');
  const continent = useTranslations('list.continent');
  const guides = items.filter(({ pages }) => pages.length > 0);
  const parts = config.continents
    .map((name) => ({ name, list: items.filter((item) => item.continent === name) }))
    .filter(({ list }) => list.length > 0);
  return (
    <div className="co" data-soft>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <h1 className="ttl">{t('title')}</h1>
        <p className="lead">{t('lead')}</p>
        <nav className="chips co-jump" aria-label={t('jump')}>
          {parts.map(({ name, list }) => (
            <a key={name} className="chip" href={`#${name}`}>
              {continent(name)}
              <em>{formatNumber(locale, list.length)}</em>
            </a>
          ))}
        </nav>
      </div>
      {guides.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead title={t('guides')} note={t('guidesNote')} />
            <CountryGrid items={guides} locale={locale} />
          </div>
        </section>
      )}
      {parts.map(({ name, list }) => (
        <section key={name} id={name} className="sec co-part">
          <div className="wrap">
            <SectionHead
              title={continent(name)}
              note={t('countries', { count: list.length, n: formatNumber(locale, list.length) })}
            />
            <CountryGrid items={list} locale={locale} />
          </div>
        </section>
      ))}
    </div>
  );
}
