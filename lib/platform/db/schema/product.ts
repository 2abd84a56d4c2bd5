import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import type { PriceQuantity } from '@/lib/platform/money/price-quantity';
import { createdAt, isLocaleColumn, oneOf } from './column';
import { company } from './company';
import { category, country, tag } from './reference';

/** A cell of a sheet that cannot be taken: its row (1 is the heading), its column's name and a key below `validation`. */
export type ImportError = {
  row: number;
  column: string;
  key: string;
  values?: Record<string, string | number>;
  /** content of the cell, the row's product name, and suggestions */
  value?: string;
  name?: string;
  near?: string[];
};
/** Rejected rows as in the sheet, with its heading and column codes. */
export type RefusedRows = {
  heading: string[];
  codes: (string | null)[];
  rows: { row: number; cells: (string | number)[] }[];
};

export const productGroup = pgTable(
  'product_group',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    onHome: boolean('on_home').notNull().default(false),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [unique('product_group_owner').on(t.companyId, t.id)],
);

export const productGroupTranslation = pgTable(
  'product_group_translation',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroup.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.groupId, t.locale] }),
    check('product_group_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const product = pgTable(
  'product',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    groupId: integer('group_id'),
    status: text('status').notNull().default('uploading'),
    listed: boolean('listed').notNull().default(false),
    brand: text('brand').notNull().default(''),
    model: text('model').notNull().default(''),
    hsCode: text('hs_code'),
    originCode: char('origin_code', { length: 2 })
      .notNull()
      .references(() => country.code),
    priceKind: text('price_kind').notNull(),
    /** minor units of `currency` */
    priceMin: bigint('price_min', { mode: 'number' }),
    priceMax: bigint('price_max', { mode: 'number' }),
    currency: char('currency', { length: 3 }).notNull(),
    /** number of units the price is for */
    priceQuantity: smallint('price_quantity').$type<PriceQuantity>().notNull().default(1),
    unit: text('unit').notNull(),
    minimumOrder: integer('minimum_order').notNull().default(1),
    leadDaysMin: smallint('lead_days_min'),
    leadDaysMax: smallint('lead_days_max'),
    warrantyMonths: smallint('warranty_months'),
    cover: text('cover').notNull(),
    quality: real('quality').notNull().default(0),
    recommend: integer('recommend').notNull().default(0),
    sort: integer('sort').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true, mode: 'date' }),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('product_owner').on(t.companyId, t.id),
    foreignKey({
      name: 'product_group_of_company',
      columns: [t.companyId, t.groupId],
      foreignColumns: [productGroup.companyId, productGroup.id],
    }),
    index('product_company').on(t.companyId, t.sort, t.id),
    index('product_model').on(sql`upper(${t.model})`),
    check('product_status', oneOf(t.status, ['normal', 'reject', 'disable', 'pending', 'uploading'])),
    check('product_listed', sql`not ${t.listed} or ${t.status} = 'normal'`),
    check('product_published', sql`${t.status} <> 'normal' or ${t.publishedAt} is not null`),
    check(
      'product_price',
      sql`case ${t.priceKind} when 'negotiable' then ${t.priceMin} is null and ${t.priceMax} is null when 'fixed' then ${t.priceMin} > 0 and ${t.priceMax} is null when 'range' then ${t.priceMin} > 0 and ${t.priceMax} > ${t.priceMin} else false end is true`,
    ),
    check('product_cover', sql`${t.status} <> 'normal' or ${t.cover} <> ''`),
    check('product_price_quantity', sql`${t.priceQuantity} in (1, 10, 100, 1000)`),
    check('product_unit', oneOf(t.unit, config.units)),
    check('product_minimum_order', sql`${t.minimumOrder} >= 1`),
    check('product_lead', sql`${t.leadDaysMin} >= 0 and ${t.leadDaysMax} >= ${t.leadDaysMin}`),
    check('product_warranty', sql`${t.warrantyMonths} between 0 and ${sql.raw(String(config.product.warrantyMonths))}`),
    check('product_quality', sql`${t.quality} between 0 and 1`),
  ],
);

export const productTranslation = pgTable(
  'product_translation',
  {
    productId: integer('product_id').notNull(),
    companyId: integer('company_id').notNull(),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    /** the name without case, width and surrounding space: one name, one product within a company and language */
    nameKey: text('name_key').notNull().generatedAlwaysAs(sql`lower(btrim(normalize(name, NFKC)))`),
    summary: text('summary').notNull().default(''),
    introduction: text('introduction').notNull().default(''),
    keywords: text('keywords').notNull().default(''),
    slogan: text('slogan').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.locale] }),
    foreignKey({
      name: 'product_translation_product',
      columns: [t.companyId, t.productId],
      foreignColumns: [product.companyId, product.id],
    }).onDelete('cascade'),
    uniqueIndex('product_name').on(t.companyId, t.locale, t.nameKey),
    check('product_translation_locale', isLocaleColumn(t.locale)),
    check('product_translation_name', sql`length(${t.name}) > 0`),
  ],
);

/**
 * Names taken within a company, of published and of waiting versions: no two products share one.
 * docs/domain.md, Product.
 */
export const claimedName = pgTable(
  'product_claimed_name',
  {
    companyId: integer('company_id').notNull(),
    locale: text('locale').notNull(),
    nameKey: text('name_key').notNull(),
    productId: integer('product_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.locale, t.nameKey] }),
    foreignKey({
      name: 'product_claimed_name_product',
      columns: [t.companyId, t.productId],
      foreignColumns: [product.companyId, product.id],
    }).onDelete('cascade'),
    index('product_claimed_name_of_product').on(t.productId),
  ],
);

const ofProduct = () =>
  integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

export const productCategory = pgTable(
  'product_category',
  {
    productId: ofProduct(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.categoryId] }), index('product_category_category').on(t.categoryId)],
);

export const productTag = pgTable(
  'product_tag',
  {
    productId: ofProduct(),
    tagId: integer('tag_id')
      .notNull()
      .references(() => tag.id),
  },
  (t) => [primaryKey({ columns: [t.productId, t.tagId] })],
);

export const productMedia = pgTable(
  'product_media',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: ofProduct(),
    kind: text('kind').notNull().default('image'),
    key: text('key').notNull(),
    sort: smallint('sort').notNull().default(0),
  },
  (t) => [
    unique('product_media_key').on(t.productId, t.key),
    index('product_media_stored').on(t.key),
    check('product_media_kind', oneOf(t.kind, ['image', 'video'])),
  ],
);

/** What as many units as the product's price is for cost from a quantity on, in minor units of its currency. */
export const productPriceBreak = pgTable(
  'product_price_break',
  {
    productId: ofProduct(),
    quantity: integer('quantity').notNull(),
    price: bigint('price', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.quantity] }),
    check('product_price_break_positive', sql`${t.quantity} >= 1 and ${t.price} > 0`),
  ],
);

/** An import of products from a sheet: parsed, previewed and, once confirmed, written. Errors name row and column. */
export const productImport = pgTable(
  'product_import',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').notNull(),
    locale: text('locale').notNull(),
    name: text('name').notNull(),
    /** the key of the uploaded sheet */
    file: text('file').notNull(),
    /** encoding chosen by the sender, if it could not be detected */
    encoding: text('encoding'),
    /** storage key of the ZIP with its pictures, their number, and how many are processed */
    archive: text('archive'),
    pictures: integer('pictures').notNull().default(0),
    picturesDone: integer('pictures_done').notNull().default(0),
    state: text('state').notNull().default('reading'),
    /** the process working on it, and its lease */
    worker: text('worker'),
    leasedUntil: timestamp('leased_until', { withTimezone: true, mode: 'date' }),
    /** number of attempts to parse it */
    attempts: smallint('attempts').notNull().default(0),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    created: integer('created').notNull().default(0),
    updated: integer('updated').notNull().default(0),
    errors: jsonb('errors').$type<ImportError[]>().notNull().default([]),
    content: jsonb('content').$type<unknown[]>().notNull().default([]),
    refused: jsonb('refused').$type<RefusedRows>().notNull().default({ heading: [], codes: [], rows: [] }),
    createdAt: createdAt(),
    finishedAt: timestamp('finished_at', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('product_import_company').on(t.companyId, t.id.desc().nullsFirst()),
    uniqueIndex('product_import_running').on(t.companyId).where(sql`${t.state} in ('reading', 'writing')`),
    check(
      'product_import_state',
      oneOf(t.state, ['reading', 'asking', 'ready', 'writing', 'done', 'failed', 'dropped']),
    ),
  ],
);

/** A technical parameter's meaning; `companyId` is null where it belongs to the catalogue. */
export const parameter = pgTable(
  'parameter',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    kind: text('kind').notNull(),
    section: text('section').notNull(),
    unit: text('unit').notNull().default(''),
  },
  (t) => [
    unique('parameter_key').on(t.companyId, t.key, t.kind, t.section, t.unit).nullsNotDistinct(),
    check('parameter_kind', oneOf(t.kind, ['number', 'range', 'option', 'text'])),
    check(
      'parameter_section',
      oneOf(t.section, ['performance', 'construction', 'drive', 'dimensions', 'electrical', 'compliance', 'operation']),
    ),
  ],
);

export const parameterTranslation = pgTable(
  'parameter_translation',
  {
    parameterId: integer('parameter_id')
      .notNull()
      .references(() => parameter.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    label: text('label').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.parameterId, t.locale] }),
    check('parameter_translation_locale', isLocaleColumn(t.locale)),
  ],
);

export const parameterOption = pgTable('parameter_option', {
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  key: text('key').notNull().unique(),
});

export const parameterOptionTranslation = pgTable(
  'parameter_option_translation',
  {
    optionId: integer('option_id')
      .notNull()
      .references(() => parameterOption.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    label: text('label').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.optionId, t.locale] }),
    check('parameter_option_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** One value: a number (min), a range (min, max), an option or a language-neutral text, never two of them. */
export const productParameter = pgTable(
  'product_parameter',
  {
    productId: ofProduct(),
    parameterId: integer('parameter_id')
      .notNull()
      .references(() => parameter.id),
    sort: smallint('sort').notNull().default(0),
    min: doublePrecision('min'),
    max: doublePrecision('max'),
    optionId: integer('option_id').references(() => parameterOption.id),
    text: text('text'),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.parameterId] }),
    check('product_parameter_value', sql`num_nonnulls(${t.min}, ${t.optionId}, ${t.text}) = 1`),
    check('product_parameter_range', sql`${t.max} is null or (${t.min} is not null and ${t.max} > ${t.min})`),
  ],
);
