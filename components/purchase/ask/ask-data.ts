import { type CategoryLeaf, leavesOf } from '@/components/form/category-leaf';
import type { Choice } from '@/components/form/select-field';
import { type FormStart, readStart, type Wishing } from '@/components/purchase/form/prefill';
import { config } from '@/lib/platform/config';
import { callContract } from '@/lib/platform/http/call-contract';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { zonesOf } from '@/lib/platform/i18n/time-zone';
import { categoryCall, countryCall } from '@/lib/reference/schema';

/** Initial data of the sheet: the request from its link, and the options. */
export type Asking = {
  start: FormStart;
  countries: readonly Choice[];
  categories: readonly CategoryLeaf[];
  home: string;
};

/** Country of the browser's time zone if known; '' otherwise. */
function homeOf(countries: readonly Choice[]): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return countries.find(({ value }) => zonesOf(value).includes(zone))?.value ?? '';
}

const quiet = { quiet: true, userType: null } as const;

/** Reads the request described by a link. @throws CallFailure if the options cannot be loaded */
export async function readAsking(locale: Locale, link: string, from: Wishing['from']): Promise<Asking> {
  const { siteId } = sites[locale];
  const { search, searchParams } = new URL(link, location.href);
  // With named suppliers no category is needed.
  const nodes = searchParams.has('companies') ? [] : await callContract(categoryCall, { siteId }, quiet);
  const categories = leavesOf(nodes, []);
  const found = await callContract(countryCall, { siteId }, quiet);
  const countries = found.map(({ code, name, currency, callingCode }) => ({
    value: code,
    label: name,
    ...{ currency, callingCode },
  }));
  const currencies = [{ value: config.baseCurrency, label: config.baseCurrency }];
  const start = await readStart(locale, search, { categories, countries, currencies, from });
  return { start, countries, categories, home: homeOf(countries) };
}
