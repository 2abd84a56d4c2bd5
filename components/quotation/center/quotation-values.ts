import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { isCurrency } from '@/lib/platform/money/currency';
import type { PurchaseDetail } from '@/lib/purchase/types';
import type { QuotableProduct } from '@/lib/quotation/product/call';
import { ownTotal } from '@/lib/quotation/rules';
import type { QuotationFormInput, QuotationInput } from '@/lib/quotation/schema';

/** What the form holds; a figure or a choice that is not made yet is null there, which the check refuses. */
export type QuotationValues = QuotationFormInput;

const isUnit = (unit: string): unit is QuotationInput['unit'] => (config.units as readonly string[]).includes(unit);

/** A quotation of which nothing is written but what the request asks for. */
export function blankQuotation(purchase: PurchaseDetail, currency: string, locale: Locale): QuotationValues {
  const open = { unitPrice: null, leadDays: null, validUntil: '' };
  const asked = {
    currency,
    quantity: purchase.quantity || null,
    unit: purchase.unit,
    incoterm: purchase.incoterm,
    place: purchase.place,
    paymentMethod: purchase.paymentMethod === 'other' ? null : purchase.paymentMethod,
  };
  const rest = {
    ...{
      locale,
      freight: null,
      insurance: null,
      priceQuantity: 1,
      paymentOther: '',
      priceBreaks: [],
      minimumOrder: null,
      productId: null,
    },
    ...{ brand: '', model: '', originCode: '', warrantyMonths: null, sample: null, reference: '' },
    ...{ deviations: [], attachments: [], message: '' },
  };
  // Input fields hold null where nothing is written; the schema's input type names what passes alone.
  return { ...open, ...asked, ...rest } as unknown as QuotationValues;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

type Priced = Pick<
  QuotationValues,
  'unitPrice' | 'priceQuantity' | 'currency' | 'quantity' | 'priceBreaks' | 'minimumOrder'
>;

/** What all that is offered costs, as far as it is typed; null where its price or its quantity is no figure yet. */
export function typedTotal({ unitPrice, quantity, currency, ...values }: Priced): number | null {
  if (!isAmount(unitPrice) || !isAmount(quantity) || !isCurrency(currency)) return null;
  const { priceQuantity = 1, priceBreaks = [], minimumOrder } = values;
  return ownTotal({
    unitPrice,
    quantity,
    currency,
    priceQuantity,
    unit: '',
    incoterm: 'EXW',
    freight: null,
    insurance: null,
    priceBreaks: priceBreaks.filter((one) => isAmount(one.quantity) && isAmount(one.price)),
    minimumOrder: isAmount(minimumOrder) ? minimumOrder : null,
  });
}

/**
 * What a product fills in. Its prices are taken over where they are in the currency and for the unit of the quotation:
 * others would be guessed.
 */
export function fillFromProduct(product: QuotableProduct, values: QuotationValues): Partial<QuotationValues> {
  const isSame = product.currency === values.currency && isUnit(product.unit) && product.unit === values.unit;
  const { quantity } = values;
  const reached = product.priceBreaks.findLast((one) => typeof quantity === 'number' && one.quantity <= quantity);
  const price = reached?.price ?? product.price;
  const prices =
    isSame && price !== null
      ? {
          unitPrice: price,
          priceQuantity: product.priceQuantity,
          priceBreaks: product.priceBreaks.filter((one) => one.price < price),
        }
      : {};
  return {
    productId: product.id,
    brand: product.brand,
    model: product.model,
    originCode: product.originCode,
    ...(isSame ? { minimumOrder: product.minimumOrder } : {}),
    ...(product.leadDays === null ? {} : { leadDays: product.leadDays }),
    ...prices,
  };
}

/** What an earlier quotation fills in: all but what belongs to its own request. */
export function fillFromEarlier(earlier: QuotationInput): Partial<QuotationValues> {
  const { locale: _, quantity: __, deviations: ___, attachments: ____, validUntil: _____, ...rest } = earlier;
  return rest;
}
