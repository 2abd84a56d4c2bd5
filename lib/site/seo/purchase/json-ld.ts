import { currentHosts } from '@/lib/platform/i18n/current-host';
import type { Locale } from '@/lib/platform/i18n/site';
import { digitsOf } from '@/lib/platform/money/currency';
import { href } from '@/lib/platform/routes/address';
import { unitCode } from '@/lib/purchase/constants';
import type { PublicPurchase } from '@/lib/purchase/public/queries';
import type { LdNode } from '@/lib/site/seo/json-ld';

type Names = { category?: string | undefined; country?: string | undefined };

/** JSON-LD of a purchase request: what is wanted, how much and until when, without the buyer. */
export const purchaseLd = (locale: Locale, purchase: PublicPurchase, names: Names): LdNode => {
  const url = currentHosts().absolute(locale, href('purchaseDetail', { id: purchase.id }));
  const { title, details, quantity, unit, countryCode, targetPrice } = purchase;
  return {
    '@type': 'Demand',
    '@id': `${url}#demand`,
    url,
    name: title.text,
    ...(details.text ? { description: details.text } : {}),
    validFrom: purchase.publishedAt,
    validThrough: purchase.validUntil,
    eligibleQuantity: { '@type': 'QuantitativeValue', value: quantity, unitCode: unitCode[unit] },
    itemOffered: { '@type': 'Product', name: title.text, ...(names.category ? { category: names.category } : {}) },
    ...(countryCode
      ? { areaServed: { '@type': 'Country', name: names.country ?? countryCode, identifier: countryCode } }
      : {}),
    ...(targetPrice
      ? {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: (targetPrice.minor / 10 ** digitsOf(targetPrice.currency)).toFixed(digitsOf(targetPrice.currency)),
            priceCurrency: targetPrice.currency,
            unitCode: unitCode[unit],
          },
        }
      : {}),
  };
};
