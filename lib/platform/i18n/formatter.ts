import { type Locale, sites } from './site';

/** Per kind of formatter; no page needs more, and values from outside, such as time zones, must not fill the memory. */
const max = 500;

/** Formatters by language and options: making one costs a hundred times what formatting with it does. */
function kept<Options, Formatter>(make: (tag: string, options: Options) => Formatter) {
  const made = new Map<string, Formatter>();
  return (locale: Locale, options: Options): Formatter => {
    const key = `${locale} ${JSON.stringify(options)}`;
    const known = made.get(key);
    if (known) return known;
    if (made.size >= max) made.clear();
    const formatter = make(sites[locale].intl, options);
    made.set(key, formatter);
    return formatter;
  };
}

/** @throws RangeError for an option that Intl does not know, such as a currency that is not three letters */
export const numberFormat = kept(
  (tag, options: Intl.NumberFormatOptions): Intl.NumberFormat => new Intl.NumberFormat(tag, options),
);

/** @throws RangeError for an option that Intl does not know, such as a time zone */
export const dateTimeFormat = kept(
  (tag, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => new Intl.DateTimeFormat(tag, options),
);
