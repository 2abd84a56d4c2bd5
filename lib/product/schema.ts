import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { idField, keywordField, localeTextField, namedField, siteIdField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { priceQuantities } from '@/lib/platform/money/price-quantity';
import { listInput, pageOutput, tradeInput } from '@/lib/search/schema';
import { shownOutput } from './field';

const per = z.literal(priceQuantities).optional().meta({ description: 'priceQuantity' });
const minor = z.number().int().meta({ description: 'minor' });

export const priceField = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('negotiable') }),
    z.object({ kind: z.literal('fixed'), min: minor, currency: z.string(), per }),
    z.object({ kind: z.literal('range'), min: minor, max: minor, currency: z.string(), per }),
  ])
  .meta({ id: 'Price' });

export const supplierLine = z
  .object({
    id: z.number().int(),
    name: localeTextField,
    countryCode: z.string(),
    grade: z.enum(config.grades),
    membership: z.enum(config.memberships),
    years: z.number().int().meta({ description: 'years' }),
  })
  .meta({ id: 'SupplierLine' });

export const productCard = z
  .object({
    id: z.number().int(),
    name: localeTextField,
    summary: localeTextField,
    cover: z.string().meta({ description: 'picture' }),
    price: priceField,
    unit: z.enum(config.units),
    minimumOrder: z.number().int(),
    fresh: z.boolean().meta({ description: 'fresh' }),
    supplier: supplierLine,
  })
  .meta({ id: 'ProductCard' });

export const parameterValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), min: z.number(), unit: z.string() }),
  z.object({ kind: z.literal('range'), min: z.number(), max: z.number(), unit: z.string() }),
  z.object({ kind: z.literal('option'), label: z.string() }),
  z.object({ kind: z.literal('text'), text: z.string(), unit: z.string() }),
]);

export const parameterSection = z
  .object({
    section: z.string(),
    items: z.array(
      z.object({
        id: z.number().int(),
        /** language-independent key */
        key: z.string(),
        label: z.string(),
        /** the language of the label where it is not the site's */
        locale: z.enum(locales).optional(),
        value: parameterValue,
      }),
    ),
  })
  .meta({ id: 'ParameterSection' });

export const productDetail = productCard
  .extend({
    introduction: localeTextField,
    slogan: localeTextField,
    keywords: z.string(),
    ...shownOutput,
    originCode: z.string(),
    leadDays: z.object({ min: z.number().int(), max: z.number().int() }).nullable(),
    media: z.array(z.object({ kind: z.enum(['image', 'video']), key: z.string() })),
    categories: z.array(namedField),
    tags: z.array(namedField),
    group: namedField.nullable(),
    parameters: z.array(parameterSection),
    priceBreaks: z.array(z.object({ quantity: z.number().int(), price: minor })),
    locales: z.array(z.enum(locales)).meta({ description: 'locales' }),
    publishedAt: z.string(),
    updatedAt: z.string(),
  })
  .meta({ id: 'ProductDetail' });

const listFields = listInput.extend(tradeInput.shape).extend({
  sort: z
    .enum([...config.sorts, ...config.priceSorts])
    .default(config.sorts[0])
    .meta({ description: 'sort' }),
  companyId: idField.optional().meta({ description: 'companyId' }),
  groupId: idField.optional().meta({ description: 'groupId' }),
});
const productPage = pageOutput(productCard).meta({ id: 'ProductPage' });

export const productListCall = defineCall({
  method: 'POST',
  path: '/api/product/list',
  tag: 'product',
  summary: 'productList',
  input: listFields,
  output: productPage,
});

export const productSearchCall = defineCall({
  method: 'POST',
  path: '/api/product/search',
  tag: 'product',
  summary: 'productSearch',
  input: listFields.extend({ keyword: keywordField }),
  output: productPage,
});

export const productGetCall = defineCall({
  method: 'GET',
  path: '/api/product/get',
  tag: 'product',
  summary: 'productGet',
  input: z.object({ siteId: siteIdField, id: idField.meta({ description: 'id', example: 12 }) }),
  output: productDetail,
});
