import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { parameter, product } from './product';
import { category } from './reference';

/** The key parameters of a category: what its lists, filters and search know a product by. */
export const categoryProperty = pgTable(
  'category_property',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => category.id, { onDelete: 'cascade' }),
    /** a key of lib/property/rules.ts */
    property: text('property').notNull(),
    /** the unit of its column and filter, a key of lib/platform/quantity/unit.ts */
    unit: text('unit').notNull(),
    sort: smallint('sort').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.categoryId, t.property] })],
);

/** The catalogue's parameters that hold a key parameter; a product's first one with a value counts. */
export const categoryPropertyParameter = pgTable(
  'category_property_parameter',
  {
    categoryId: integer('category_id').notNull(),
    property: text('property').notNull(),
    parameterId: integer('parameter_id')
      .notNull()
      .references(() => parameter.id, { onDelete: 'cascade' }),
    sort: smallint('sort').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.categoryId, t.property, t.parameterId] }),
    foreignKey({
      name: 'category_property_parameter_property',
      columns: [t.categoryId, t.property],
      foreignColumns: [categoryProperty.categoryId, categoryProperty.property],
    }).onDelete('cascade'),
    index('category_property_parameter_parameter').on(t.parameterId),
  ],
);

/**
 * A product's key parameters as intervals in base units, an infinite end where it is open; several rows for 75/50 mm.
 * Derived from its parameters; written with the search rows.
 */
export const productProperty = pgTable(
  'product_property',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    property: text('property').notNull(),
    sort: smallint('sort').notNull(),
    min: doublePrecision('min').notNull(),
    max: doublePrecision('max').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.property, t.sort] }),
    index('product_property_interval').on(t.property, t.min, t.max, t.productId),
    check('product_property_order', sql`${t.min} <= ${t.max}`),
  ],
);
