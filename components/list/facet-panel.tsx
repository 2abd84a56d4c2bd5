import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/site';
import { hasKey, type Listing } from '@/lib/search/listing';
import { MinimumOrderForm, PriceForm } from './facet-form';
import { FacetList } from './facet-list';
import { categoryOptions, type Option, placeOptions, standingOptions, tagOptions, wayOptions } from './facet-option';

const most = 5;

/** The filters of a listing beside it (desktop); `lead` is the listing's own first section. */
export function FacetPanel({ listing, locale, lead }: { listing: Listing; locale: Locale; lead?: ReactNode }) {
  const t = useTranslations('list');
  const grade = useTranslations('company.grade');
  const membership = useTranslations('company.membership');
  const company = useTranslations('company');
  const tender = useTranslations('tender');
  const places = placeOptions(listing, (continent) => t('wholeContinent', { continent: t(`continent.${continent}`) }));
  const section = (title: string, options: Option[]) =>
    options.length > 0 && (
      <section>
        <h3>{title}</h3>
        <FacetList options={options.slice(0, most + 3)} locale={locale} />
        {options.length > most + 3 && (
          <details open={options.slice(most + 3).some(({ on }) => on) || undefined}>
            <summary>{t('more')}</summary>
            <FacetList options={options.slice(most + 3)} locale={locale} />
          </details>
        )}
      </section>
    );
  return (
    <aside className="fct" aria-labelledby="facets">
      <h2 id="facets" className="sr">
        {t('filterTitle')}
      </h2>
      <input id="fold" className="fold" type="checkbox" />
      <label htmlFor="fold" className="btn">
        <Icon name="filter" small />
        {t('filter')}
      </label>
      {lead}
      {section(t('category'), categoryOptions(listing))}
      {section(
        tender('method'),
        wayOptions(listing, (way) => tender(`way.${way}`)),
      )}
      {section(company('gradeLabel'), standingOptions(listing, 'grade', grade))}
      {places.top.length > 0 && (
        <section>
          <h3>{t('country')}</h3>
          <FacetList options={places.top} locale={locale} />
          {places.continents.map(({ continent, whole, rest }) => (
            <details key={continent} open={whole.on || undefined}>
              <summary>{t(`continent.${continent}`)}</summary>
              <FacetList options={[whole, ...rest]} locale={locale} />
            </details>
          ))}
        </section>
      )}
      {hasKey(listing.page, 'price') && (
        <section>
          <h3>{t('price')}</h3>
          <PriceForm listing={listing} />
        </section>
      )}
      {hasKey(listing.page, 'moq') && (
        <section>
          <h3>{t('minimumOrder')}</h3>
          <MinimumOrderForm listing={listing} />
        </section>
      )}
      {section(company('membershipLabel'), standingOptions(listing, 'membership', membership))}
      {section(t('tag'), tagOptions(listing))}
    </aside>
  );
}
