import { useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Sheet } from '@/components/ui/sheet';
import { cleared, hasKey, type Listing, stateFields } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { withState } from '@/lib/platform/routes/address';
import { type ListKey, productKeys } from '@/lib/platform/routes/list-state';
import { AmountField, StateFields } from './facet-form';
import { FacetMark } from './facet-mark';
import { placeOptions } from './facet-option';
import { type FacetSection, type FieldSection, facetSections, isFieldSection, sectionOrder } from './facet-section';
import { OtherCountry } from './other-country';
import { RangeFields } from './range-facet';

type Props = { listing: Listing; locale: Locale; search?: ReactNode; lead?: ReactNode };

/**
 * Filter sheet (mobile): one form with a submit button, so that it works without JavaScript. Above it the list's search
 * box and, as `lead`, its own links.
 */
export function FilterSheet({ listing, locale, search, lead }: Props) {
  const t = useTranslations('list');
  const { page, state } = listing;
  const sections = facetSections(listing, { t: useTranslations(), locale });
  const places = placeOptions(listing, (continent) => t(`continent.${continent}`), 10);
  const group = ({ title, options, none }: FacetSection, rest?: ReactNode) =>
    options.length > 0 && (
      <fieldset>
        <legend>{title}</legend>
        {none && (
          <label className="chip">
            <input type="radio" name={options[0]?.key} value="" defaultChecked={options.every(({ on }) => !on)} />
            {none}
          </label>
        )}
        {options.map((option) => (
          <label key={option.key + option.value} className="chip">
            <input
              type={none ? 'radio' : 'checkbox'}
              name={option.key}
              value={option.value}
              defaultChecked={option.on}
            />
            <FacetMark option={option} />
            <em>{formatNumber(locale, option.count)}</em>
          </label>
        ))}
        {rest}
      </fieldset>
    );
  const continents = places.continents.map(({ whole }) => whole);
  const fields: Record<FieldSection, ReactNode> = {
    range: <RangeFields listing={listing} locale={locale} />,
    country: (
      <>
        {group({ title: t('country'), options: places.top }, <OtherCountry places={places} locale={locale} />)}
        {group({ title: t('continents'), options: continents, none: t('anyContinent') })}
      </>
    ),
    price: hasKey(page, 'price') && (
      <fieldset>
        <legend>{t('price')}</legend>
        <AmountField name="price_from" label={t('from')} value={state.price?.min ?? null} />
        <AmountField name="price_to" label={t('to')} value={state.price?.max ?? null} />
      </fieldset>
    ),
    moq: hasKey(page, 'moq') && (
      <fieldset>
        <legend>{t('minimumOrder')}</legend>
        <AmountField name="moq" label={t('upTo')} value={state.moq} />
      </fieldset>
    ),
  };
  // Parameters without a field become hidden inputs.
  const formKeys: ListKey[] = sections.way.options.length > 0 ? [...productKeys, 'way'] : [...productKeys];
  return (
    <Sheet
      id="filter"
      title={t('filterTitle')}
      extra={
        <a className="lnk" href={cleared(listing)} rel="nofollow">
          {t('clearAll')}
        </a>
      }
    >
      {search}
      {lead}
      <form action={withState(page, {})} data-live>
        <StateFields fields={stateFields(listing, formKeys)} />
        <div className="body">
          {sectionOrder.map((key) => (
            <Fragment key={key}>{isFieldSection(key) ? fields[key] : group(sections[key])}</Fragment>
          ))}
        </div>
        <div className="act">
          <button type="submit" className="btn p">
            <span data-show={t('show')} aria-live="polite">
              {t('showCount', { count: listing.total, n: formatNumber(locale, listing.total) })}
            </span>
          </button>
        </div>
      </form>
    </Sheet>
  );
}
