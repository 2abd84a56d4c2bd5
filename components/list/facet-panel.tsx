import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { hasKey, type Listing } from '@/lib/listing/listing';
import type { Locale } from '@/lib/platform/i18n/site';
import { MinimumOrderForm, PriceForm } from './facet-form';
import { FacetList } from './facet-list';
import { placeOptions } from './facet-option';
import { type FacetSection, type FieldSection, facetSections, isFieldSection, sectionOrder } from './facet-section';
import { RangeFacets } from './range-facet';

const max = 5;

/** Filter panel beside a listing (desktop); `lead` is the listing's own first section. */
export function FacetPanel({ listing, locale, lead }: { listing: Listing; locale: Locale; lead?: ReactNode }) {
  const t = useTranslations('list');
  const sections = facetSections(listing, { t: useTranslations(), locale });
  const places = placeOptions(listing, (continent) => t('wholeContinent', { continent: t(`continent.${continent}`) }));
  const section = ({ title, options }: FacetSection) =>
    options.length > 0 && (
      <section>
        <h3>{title}</h3>
        <FacetList options={options.slice(0, max + 3)} locale={locale} />
        {options.length > max + 3 && (
          <details open={options.slice(max + 3).some(({ on }) => on) || undefined}>
            <summary>{t('more')}</summary>
            <FacetList options={options.slice(max + 3)} locale={locale} />
          </details>
        )}
      </section>
    );
  const fields: Record<FieldSection, ReactNode> = {
    range: <RangeFacets listing={listing} locale={locale} />,
    country: places.top.length > 0 && (
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
    ),
    price: hasKey(listing.page, 'price') && (
      <section>
        <h3>{t('price')}</h3>
        <PriceForm listing={listing} />
      </section>
    ),
    moq: hasKey(listing.page, 'moq') && (
      <section>
        <h3>{t('minimumOrder')}</h3>
        <MinimumOrderForm listing={listing} />
      </section>
    ),
  };
  return (
    <aside className="fct" aria-labelledby="facets">
      <h2 id="facets" className="sr">
        {t('filterTitle')}
      </h2>
      {listing.total > 0 && (
        <a className="skip" href="#items">
          {t('skip')}
        </a>
      )}
      <input id="fold" className="fold" type="checkbox" />
      <label htmlFor="fold" className="btn">
        <Icon name="filter" small />
        {t('filter')}
      </label>
      {lead}
      {sectionOrder.map((key) => (
        <Fragment key={key}>{isFieldSection(key) ? fields[key] : section(sections[key])}</Fragment>
      ))}
    </aside>
  );
}
