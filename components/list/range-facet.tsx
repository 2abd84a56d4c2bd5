import { useTranslations } from 'next-intl';
import { changed, type Listing, stateFields } from '@/lib/listing/listing';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Interval } from '@/lib/platform/quantity/dimension';
import { unitChoices } from '@/lib/platform/quantity/system';
import type { UnitKey } from '@/lib/platform/quantity/unit';
import { withState } from '@/lib/platform/routes/address';
import { maxRanges, withRange, writeRange } from '@/lib/platform/routes/range';
import { unitSymbol } from '@/lib/product/unit';
import { type Property, propertyName } from '@/lib/property/rules';
import { AmountField, ApplyButton, StateFields } from './facet-form';
import { FacetList } from './facet-list';
import { type Option, shownOption } from './facet-option';
import { limitValue, rangeText } from './range-text';

/** A key parameter of a list: its buckets with results, and the range that is chosen. */
type RangeSection = { property: Property; unit: UnitKey; title: string; options: Option[]; range: Interval | null };

/** The key parameters of a list by which it can be narrowed, in the order of its category's columns. */
export const rangeSections = (listing: Listing, locale: Locale): RangeSection[] =>
  (listing.ranges ?? [])
    .map(({ property, unit, buckets }) => {
      const range = listing.state.range.find((one) => one.property === property) ?? null;
      const options = buckets.flatMap((bucket) => {
        const value = writeRange(bucket);
        const on = range !== null && writeRange(range) === value;
        return shownOption(
          { key: 'range', value, label: rangeText(locale, bucket, unit), count: bucket.count, on },
          () => changed(listing, { range: withRange(listing.state.range, property, on ? null : bucket) }),
        );
      });
      // Where each product is in all of them, as with 230/400 V, they tell nothing apart.
      const isIdle = range === null && buckets.every(({ count }) => count === listing.total);
      return { property, unit, title: propertyName(locale, property), options: isIdle ? [] : options, range };
    })
    .slice(0, maxRanges);

type FieldProps = { section: RangeSection; locale: Locale };

/** The unit of the two fields: a choice where the trade has another one, else a symbol. */
export function UnitField({ section: { property, unit, title }, locale, large }: FieldProps & { large?: boolean }) {
  const t = useTranslations('list');
  const units = unitChoices(unit);
  const name = `${property}_unit`;
  if (units.length === 1)
    return (
      <>
        <input type="hidden" name={name} value={unit} />
        <span className="text-ink-3">{unitSymbol(locale, unit)}</span>
      </>
    );
  return (
    <select
      name={name}
      data-q=""
      defaultValue={unit}
      aria-label={t('unitOf', { name: title })}
      className={
        large
          ? 'h-12 rounded border border-ctl bg-paper px-3 text-ink'
          : 'h-8 rounded border border-ctl bg-paper text-ink'
      }
    >
      {units.map((one) => (
        <option key={one} value={one}>
          {unitSymbol(locale, one)}
        </option>
      ))}
    </select>
  );
}

/** From and to of a key parameter, sent as ?head_from=…&head_to=…&head_unit=… and parsed by the gateway. */
function RangeForm({ section, listing, locale }: FieldProps & { listing: Listing }) {
  const t = useTranslations('list');
  const { property, unit, title, range } = section;
  const fields = stateFields(listing, []).filter(([name]) => name !== property);
  return (
    <form className="grid gap-2 pb-1" action={withState(listing.page, {})} aria-label={title}>
      <StateFields fields={fields} />
      <div className="in">
        <h3 className="me-auto">{title}</h3>
        <UnitField section={section} locale={locale} />
      </div>
      <div className="in">
        <AmountField name={`${property}_from`} label={t('from')} value={limitValue(locale, range?.min ?? null, unit)} />
        <AmountField name={`${property}_to`} label={t('to')} value={limitValue(locale, range?.max ?? null, unit)} />
        <ApplyButton label={t('applyRange', { name: title })} />
      </div>
    </form>
  );
}

/** The key parameters beside a list (desktop). */
export function RangeFacets({ listing, locale }: { listing: Listing; locale: Locale }) {
  return rangeSections(listing, locale).map((section) => (
    <section key={section.property}>
      <RangeForm section={section} listing={listing} locale={locale} />
      {section.options.length > 0 && <FacetList options={section.options} locale={locale} />}
    </section>
  ));
}

/**
 * The key parameters in the filter sheet (phone): its buckets, the range that was typed before, and two empty fields, so
 * that what is typed always counts.
 */
export function RangeFields({ listing, locale }: { listing: Listing; locale: Locale }) {
  const t = useTranslations('list');
  return rangeSections(listing, locale).map((section) => {
    const { property, unit, title, options, range } = section;
    const typed = range !== null && options.every(({ on }) => !on) ? range : null;
    const radio = (value: string, on: boolean, label: string, count?: number) => (
      <label key={value} className="chip">
        <input type="radio" name={property} value={value} defaultChecked={on} />
        <span data-q="">{label}</span>
        {count !== undefined && <em>{formatNumber(locale, count)}</em>}
      </label>
    );
    return (
      <fieldset key={property}>
        <legend>{title}</legend>
        {radio('', range === null, t('anyValue'))}
        {typed && radio(writeRange(typed), true, rangeText(locale, typed, unit))}
        {options.map(({ value, on, label, count }) => radio(value, on, label, count))}
        <div className="flex w-full gap-2">
          <AmountField name={`${property}_from`} label={t('from')} value={null} />
          <AmountField name={`${property}_to`} label={t('to')} value={null} />
          <UnitField section={section} locale={locale} large />
        </div>
      </fieldset>
    );
  });
}
