import { useTranslations } from 'next-intl';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { SectionHead } from '@/components/ui/section-head';
import { SoftLinks } from '@/components/ui/soft-links';
import type { CountryView } from '@/lib/country/read';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { Country } from '@/lib/reference/types';
import { CountList } from './count-list';
import { CountryGrid } from './country-grid';
import { CountryHead } from './country-head';
import { CountryNav } from './country-nav';
import { CountryTrade } from './country-trade';
import { FactList } from './fact-list';
import { TextCards } from './text-cards';

type Props = { country: Country; view: CountryView; steps: readonly BreadcrumbStep[]; locale: Locale; device: Device };

/** Country page: facts, texts, and GECO's content on it. */
export function CountryPage({ country, view, steps, locale, device }: Props) {
  const t = useTranslations('country');
  const continent = useTranslations('list.continent');
  const { code, name } = country;
  const { facts, counts, texts, near } = view;
  const some = Object.values(counts).some((count) => count > 0);
  return (
    <div className="co" data-soft>
      <SoftLinks />
      <div className="wrap">
        <Breadcrumb steps={steps} />
        <CountryHead country={country} title={name} facts={facts} />
        <CountryNav country={country} kinds={texts.map(({ kind }) => kind)} here="overview" />
        <h2 className="sr">{t('facts')}</h2>
        <FactList facts={facts} locale={locale} />
        <p className="muted small">{t('factsNote')}</p>
        {texts.length === 0 && (
          <p className="co-note">
            <Icon name="info" small />
            <span>
              {t.rich('noGuide', {
                country: name,
                link: (words) => (
                  <a className="lnk" href={href('countryList')}>
                    {words}
                  </a>
                ),
              })}
            </span>
          </p>
        )}
        <TextCards code={code} texts={texts} locale={locale} />
        <h2 className="co-h">{t('onGeco', { country: name })}</h2>
        {some ? <CountList code={code} counts={counts} locale={locale} /> : <p>{t('none', { country: name })}</p>}
      </div>
      <CountryTrade code={code} view={view} locale={locale} device={device} />
      {near.length > 0 && (
        <section className="sec">
          <div className="wrap">
            <SectionHead
              title={t('neighbours', { continent: continent(country.continent) })}
              more={{ href: href('countryList'), label: t('allCountries') }}
              bare={device === 'm'}
            />
            <CountryGrid items={near} locale={locale} />
          </div>
        </section>
      )}
    </div>
  );
}
