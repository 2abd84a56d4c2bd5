import { config } from '@/lib/platform/config';
import type { Locale } from '@/lib/platform/i18n/site';
import { isCurrency } from '@/lib/platform/money/currency';
import type { PurchaseDetail } from '@/lib/purchase/types';
import type { QuotableProduct } from '@/lib/quotation/product/call';
import { ownTotal } from '@/lib/quotation/rules';
import type { QuotationFormInput, QuotationInput } from '@/lib/quotation/schema';

/** Form values; missing numbers and choices are null, which validation rejects. */
export type QuotationValues = QuotationFormInput;

const isUnit = (unit: string): unit is QuotationInput['unit'] => (config.units as readonly string[]).includes(unit);

/** An empty quotation, except for what the request implies. */
export function blankQuotation(purchase: PurchaseDetail, currency: string, locale: Locale): QuotationValues {
  const open = { unitPrice: null, leadDays: null, validUntil: '' };
  const requested = {
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
  // Empty inputs hold null, but the schema's input type contains only valid values.
  return { ...open, ...requested, ...rest } as unknown as QuotationValues;
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value > 0;

type Priced = Pick<
  QuotationValues,
  'unitPrice' | 'priceQuantity' | 'currency' | 'quantity' | 'priceBreaks' | 'minimumOrder'
>;

/** Total price as far as typed; null while price or quantity is invalid. */
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

/** Values from a product. Prices only if currency and unit match the quotation's, since others would be guesses. */
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

/** Values from an earlier quotation, except those specific to its request. */
export function fillFromEarlier(earlier: QuotationInput): Partial<QuotationValues> {
  const { locale: _, quantity: __, deviations: ___, attachments: ____, validUntil: _____, ...rest } = earlier;
  return rest;
}
