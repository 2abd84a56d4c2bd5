import { sql } from 'drizzle-orm';
import {
  boolean,
  char,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';
import { product } from './product';
import { country } from './reference';

const statuses = ['draft', 'pending', 'normal', 'reject', 'disable'];
const shared = () => ({
  id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
  companyId: integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' }),
  productId: integer('product_id').notNull(),
  status: text('status').notNull().default('draft'),
  shown: boolean('shown').notNull().default(true),
  worldwide: boolean('worldwide').notNull(),
  sort: integer('sort').notNull().default(0),
  publishedAt: instant('published_at'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
  createdAt: createdAt(),
});

/**
 * The global launch of a product, in some countries or worldwide; `toldAt`: when the supplier's followers were
 * notified.
 */
export const launch = pgTable('launch', { ...shared(), toldAt: instant('told_at') }, (t) => [
  foreignKey({
    name: 'launch_product',
    columns: [t.companyId, t.productId],
    foreignColumns: [product.companyId, product.id],
  }).onDelete('cascade'),
  index('launch_company').on(t.companyId, t.sort, t.id),
  index('launch_of_product').on(t.productId),
  check('launch_status', oneOf(t.status, statuses)),
  check('launch_published', sql`${t.status} <> 'normal' or ${t.publishedAt} is not null`),
]);

export const launchCountry = pgTable(
  'launch_country',
  {
    launchId: integer('launch_id')
      .notNull()
      .references(() => launch.id, { onDelete: 'cascade' }),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
  },
  (t) => [primaryKey({ columns: [t.launchId, t.countryCode] }), index('launch_country_country').on(t.countryCode)],
);

export const launchTranslation = pgTable(
  'launch_translation',
  {
    launchId: integer('launch_id')
      .notNull()
      .references(() => launch.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    slogan: text('slogan').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.launchId, t.locale] }),
    check('launch_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** An agent offer for a product, in some countries or worldwide. */
export const agentOffer = pgTable('agent_offer', { ...shared(), banner: text('banner').notNull() }, (t) => [
  foreignKey({
    name: 'agent_offer_product',
    columns: [t.companyId, t.productId],
    foreignColumns: [product.companyId, product.id],
  }).onDelete('cascade'),
  index('agent_offer_company').on(t.companyId, t.sort, t.id),
  index('agent_offer_of_product').on(t.productId),
  check('agent_offer_status', oneOf(t.status, statuses)),
  check('agent_offer_published', sql`${t.status} <> 'normal' or ${t.publishedAt} is not null`),
]);

export const agentOfferCountry = pgTable(
  'agent_offer_country',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => agentOffer.id, { onDelete: 'cascade' }),
    countryCode: char('country_code', { length: 2 })
      .notNull()
      .references(() => country.code),
  },
  (t) => [primaryKey({ columns: [t.offerId, t.countryCode] }), index('agent_offer_country_country').on(t.countryCode)],
);

export const agentOfferTranslation = pgTable(
  'agent_offer_translation',
  {
    offerId: integer('offer_id')
      .notNull()
      .references(() => agentOffer.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    slogan: text('slogan').notNull(),
    detail: text('detail').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.offerId, t.locale] }),
    check('agent_offer_translation_locale', isLocaleColumn(t.locale)),
  ],
);
