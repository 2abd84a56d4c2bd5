import { type CategoryLeaf, leavesOf } from '@/components/form/category-leaf';
import type { Choice } from '@/components/form/select-field';
import { type FormStart, readStart, type Wishing } from '@/components/purchase/form/prefill';
import { config } from '@/lib/platform/config';
import { callContract } from '@/lib/platform/http/call-contract';
import { type Locale, sites } from '@/lib/platform/i18n/site';
import { zonesOf } from '@/lib/platform/i18n/time-zone';
import { categoryCall, countryCall } from '@/lib/reference/schema';

/** What a sheet opens with: the request as far as its link says it, and what is chosen from. */
export type Asking = {
  start: FormStart;
  countries: readonly Choice[];
  categories: readonly CategoryLeaf[];
  home: string;
};

/** The country where the visitor's clock is set, as far as the browser knows it; '' for none. */
function homeOf(countries: readonly Choice[]): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return countries.find(({ value }) => zonesOf(value).includes(zone))?.value ?? '';
}

const quiet = { quiet: true, userType: null } as const;

/**
 * Reads what a link to a request asks for.
 * @throws CallFailure where what is chosen from cannot be had
 */
export async function readAsking(locale: Locale, link: string, from: Wishing['from']): Promise<Asking> {
  const { siteId } = sites[locale];
  const { search, searchParams } = new URL(link, location.href);
  // Suppliers who are asked have a category.
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
