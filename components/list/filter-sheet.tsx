import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { withState } from '@/lib/routes/address';
import { cleared, filterKeys, hasKey, type Listing, stateFields } from '@/lib/search/listing';
import { AmountField, StateFields } from './facet-form';
import { FacetMark } from './facet-mark';
import { categoryOptions, type Option, placeOptions, standingOptions, tagOptions, wayOptions } from './facet-option';
import { OtherCountry } from './other-country';
import { Sheet } from './sheet';

/** The filters of a listing in a sheet (mobile): one form, sent when all is chosen, so no script is needed. */
export function FilterSheet({ listing, locale }: { listing: Listing; locale: Locale }) {
  const t = useTranslations('list');
  const grade = useTranslations('company.grade');
  const membership = useTranslations('company.membership');
  const company = useTranslations('company');
  const tender = useTranslations('tender');
  const { page, state } = listing;
  const ways = wayOptions(listing, (way) => tender(`way.${way}`));
  const places = placeOptions(listing, (continent) => t(`continent.${continent}`), 10);
  const group = (title: string, options: Option[], none?: string, rest?: ReactNode) =>
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
              type={option.key === 'continent' || option.key === 'way' ? 'radio' : 'checkbox'}
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
      <form action={withState(page, {})} data-live>
        <StateFields fields={stateFields(listing, ways.length > 0 ? [...filterKeys, 'way'] : filterKeys)} />
        <div className="body">
          {group(t('category'), categoryOptions(listing))}
          {group(tender('method'), ways, tender('all'))}
          {group(company('gradeLabel'), standingOptions(listing, 'grade', grade))}
          {group(t('country'), places.top, undefined, <OtherCountry places={places} locale={locale} />)}
          {group(
            t('continents'),
            places.continents.map(({ whole }) => whole),
            t('anyContinent'),
          )}
          {hasKey(page, 'price') && (
            <fieldset>
              <legend>{t('price')}</legend>
              <AmountField name="price_from" label={t('from')} value={state.price?.min ?? null} />
              <AmountField name="price_to" label={t('to')} value={state.price?.max ?? null} />
            </fieldset>
          )}
          {hasKey(page, 'moq') && (
            <fieldset>
              <legend>{t('minimumOrder')}</legend>
              <AmountField name="moq" label={t('upTo')} value={state.moq} />
            </fieldset>
          )}
          {group(company('membershipLabel'), standingOptions(listing, 'membership', membership))}
          {group(t('tag'), tagOptions(listing))}
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
