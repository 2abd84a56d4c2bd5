import type { OfferDetail } from '@/lib/agent/types';
import type { CompanyProfile } from '@/lib/company/types';
import { config } from '@/lib/platform/config';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { digitsOf } from '@/lib/platform/money/currency';
import { href } from '@/lib/platform/routes/address';
import type { ProductDetail, ProductPrice } from '@/lib/product/types';
import type { TenderDetail } from '@/lib/tender/types';

/** A schema.org node, rendered by components/ui/json-ld. */
export type LdNode = { '@type': string } & Record<string, unknown>;
/** A breadcrumb or list entry: name and URL, path and query. */
export type LdLink = { name: string; href: string };

const absolute = (locale: Locale, path: string): string => currentHosts().absolute(locale, path);
const siteId = (locale: Locale): string => absolute(locale, '/#site');
const ownerId = (): string => absolute(defaultLocale, '/#organization');

/** The price per unit, as schema.org requires, with as many decimals as needed. */
const decimal = (minor: number, currency: string, per = 1): string => {
  const digits = digitsOf(currency) + String(per).length - 1;
  return (minor / 10 ** digits).toFixed(digits);
};

const offerOf = (price: ProductPrice, rest: Record<string, unknown>): LdNode | null => {
  if (price.kind === 'negotiable') return null;
  const { currency, min, per = 1 } = price;
  const base = { priceCurrency: currency, ...rest };
  if (price.kind === 'fixed') return { '@type': 'Offer', price: decimal(min, currency, per), ...base };
  const [lowPrice, highPrice] = [decimal(min, currency, per), decimal(price.max, currency, per)];
  return { '@type': 'AggregateOffer', lowPrice, highPrice, offerCount: 1, ...base };
};

const supplierId = (locale: Locale, companyId: number): string =>
  absolute(locale, `${href('showroomHome', { companyId })}#organization`);

/** The maker's warranty, in months (UN/CEFACT code MON). */
const warrantyOf = ({ warrantyMonths: value }: ProductDetail) => {
  if (!value) return {};
  const durationOfWarranty = { '@type': 'QuantitativeValue', value, unitCode: 'MON' };
  return { warranty: { '@type': 'WarrantyPromise', durationOfWarranty } };
};

/** JSON-LD of a product; with an Offer only if it has a price. `pictures` begin with '/' or are absolute. */
export const productLd = (locale: Locale, product: ProductDetail, pictures: readonly string[]): LdNode => {
  const url = absolute(locale, href('productDetail', { id: product.id }));
  const { supplier, categories, brand, model } = product;
  const seller = { '@type': 'Organization', '@id': supplierId(locale, supplier.id), name: supplier.name.text };
  const offers = offerOf(product.price, { url, seller, ...warrantyOf(product) });
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    url,
    name: product.name.text,
    description: product.summary.text,
    inLanguage: product.name.locale,
    sku: String(product.id),
    manufacturer: seller,
    ...(pictures.length > 0 ? { image: pictures.map((src) => new URL(src, url).href) } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(model ? { mpn: model } : {}),
    ...(categories.length > 0 ? { category: categories.map(({ name }) => name).join(' > ') } : {}),
    ...(offers ? { offers } : {}),
  };
};

/** JSON-LD of an agent offer, for a product with its own; `zone` is the text for a worldwide one. */
export const agentOfferLd = (locale: Locale, offer: OfferDetail, zone: string): LdNode => {
  const url = absolute(locale, href('agentDetail', { id: offer.id }));
  const { product } = offer;
  const { countries } = offer.zone;
  const productUrl = absolute(locale, href('productDetail', { id: product.id }));
  return {
    '@type': 'Offer',
    '@id': `${url}#offer`,
    url,
    name: offer.slogan.text,
    description: offer.detail.text,
    validFrom: offer.publishedAt,
    itemOffered: { '@type': 'Product', '@id': `${productUrl}#product`, url: productUrl, name: product.name.text },
    offeredBy: {
      '@type': 'Organization',
      '@id': supplierId(locale, product.supplier.id),
      name: product.supplier.name.text,
    },
    areaServed: offer.zone.worldwide
      ? zone
      : countries.map(({ name, code }) => ({ '@type': 'Country', name, identifier: code })),
  };
};

/** A tender's node: what its buyer seeks, until when and for how much. */
export const tenderLd = (locale: Locale, tender: TenderDetail): LdNode => {
  const url = absolute(locale, href('tenderDetail', { id: tender.id }));
  const { title, country, city, budget, deadlineAt, number, sectors } = tender;
  const bound = (key: string, minor: number | null) =>
    budget === null || minor === null ? {} : { [key]: decimal(minor, budget.currency) };
  return {
    '@type': 'Organization',
    '@id': `${url}#buyer`,
    name: tender.buyer,
    address: { '@type': 'PostalAddress', addressCountry: country.code, addressLocality: city },
    seeks: {
      '@type': 'Demand',
      '@id': `${url}#tender`,
      url,
      name: title.text,
      description: tender.summary,
      validFrom: tender.publishedAt,
      areaServed: { '@type': 'Country', name: country.name, identifier: country.code },
      ...(deadlineAt ? { validThrough: deadlineAt } : {}),
      ...(number ? { serialNumber: number } : {}),
      ...(sectors.length > 0
        ? { itemOffered: sectors.map(({ name }) => ({ '@type': 'Service', name, category: name })) }
        : {}),
      ...(budget
        ? {
            priceSpecification: {
              '@type': 'PriceSpecification',
              priceCurrency: budget.currency,
              ...bound('minPrice', budget.min),
              ...bound('maxPrice', budget.max),
            },
          }
        : {}),
    },
  };
};

/** A supplier's node. `logo` begins with '/' or is absolute. */
export const companyLd = (locale: Locale, company: CompanyProfile, logo: string | null): LdNode => {
  const url = absolute(locale, href('showroomHome', { companyId: company.id }));
  const { slogan, founded, employees, website, brand } = company;
  return {
    '@type': 'Organization',
    '@id': supplierId(locale, company.id),
    url,
    name: company.name.text,
    description: company.introduction.text,
    telephone: company.phone,
    email: company.email,
    address: {
      '@type': 'PostalAddress',
      addressCountry: company.countryCode,
      addressRegion: company.region,
      addressLocality: company.city,
      streetAddress: company.address,
    },
    ...(slogan.text ? { slogan: slogan.text } : {}),
    ...(founded ? { foundingDate: String(founded) } : {}),
    ...(employees ? { numberOfEmployees: { '@type': 'QuantitativeValue', value: employees } } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(website ? { sameAs: [website] } : {}),
    ...(logo ? { logo: new URL(logo, url).href } : {}),
  };
};

/** JSON-LD of the platform, for the home page and as publisher. */
export const platformLd = (): LdNode => ({
  '@type': 'Organization',
  '@id': ownerId(),
  name: config.name.short,
  alternateName: [config.name.long, config.name.zh],
  url: absolute(defaultLocale, href('home')),
});

/** The site's node with its search, for Home. */
export const websiteLd = (locale: Locale): LdNode => ({
  '@type': 'WebSite',
  '@id': siteId(locale),
  url: absolute(locale, href('home')),
  name: config.name.short,
  inLanguage: locale,
  publisher: { '@id': ownerId() },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: absolute(locale, href('siteSearchKeyword', { keyword: 'keyword' })).replace(
        /keyword(?!.*keyword)/,
        '{search_term_string}',
      ),
    },
    'query-input': 'required name=search_term_string',
  },
});

const listItems = (locale: Locale, links: readonly LdLink[], first = 1) =>
  links.map(({ name, href: path }, index) => ({
    '@type': 'ListItem',
    position: first + index,
    name,
    item: absolute(locale, path),
  }));

/** JSON-LD breadcrumbs from the home page to the page itself. */
export const breadcrumbLd = (locale: Locale, links: readonly LdLink[]): LdNode => ({
  '@type': 'BreadcrumbList',
  itemListElement: listItems(locale, links),
});

/** The entries of a listing's page; `first` is the position of its first entry, from 1. */
export const itemListLd = (locale: Locale, links: readonly LdLink[], first = 1): LdNode => ({
  '@type': 'ItemList',
  numberOfItems: links.length,
  itemListElement: listItems(locale, links, first).map(({ item, ...entry }) => ({ ...entry, url: item })),
});

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Serialises nodes for a script element, escaped so that nothing can end it. */
export const serialiseLd = (nodes: readonly LdNode[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );
