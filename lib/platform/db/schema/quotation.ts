import { sql } from 'drizzle-orm';
import {
  bigint,
  char,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import type { PriceQuantity } from '@/lib/platform/money/price-quantity';
import { account } from './account';
import { createdAt, instant, isLocaleColumn, oneOf } from './column';
import { company } from './company';
import { product } from './product';
import { purchaseRequest } from './purchase';
import { country } from './reference';
import {
  declineKeys,
  incoterms,
  paymentMethods,
  quotationStates,
  sampleKinds,
  undoKeys,
  undoSides,
} from './trade-state';

/** The current version of a supplier's quotation for a request; earlier versions are in `quotation_revision`. */
export const quotation = pgTable(
  'quotation',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: integer('request_id')
      .notNull()
      .references(() => purchaseRequest.id, { onDelete: 'cascade' }),
    companyId: integer('company_id')
      .notNull()
      .references(() => company.id, { onDelete: 'cascade' }),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    state: text('state', { enum: quotationStates }).notNull().default('submitted'),
    /** the language of its text */
    locale: text('locale').notNull(),
    /** minor units of `currency`, per `priceQuantity` of `unit` */
    unitPrice: bigint('unit_price', { mode: 'number' }).notNull(),
    currency: char('currency', { length: 3 }).notNull(),
    /** number of units the price is for */
    priceQuantity: smallint('price_quantity').$type<PriceQuantity>().notNull().default(1),
    quantity: doublePrecision('quantity').notNull(),
    unit: text('unit', { enum: config.units }).notNull(),
    incoterm: text('incoterm', { enum: incoterms }).notNull(),
    place: text('place').notNull(),
    /** minor units of `currency` for the whole quantity; null where not stated */
    freight: bigint('freight', { mode: 'number' }),
    insurance: bigint('insurance', { mode: 'number' }),
    leadDays: integer('lead_days').notNull(),
    paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
    paymentOther: text('payment_other').notNull().default(''),
    validUntil: timestamp('valid_until', { withTimezone: true, mode: 'date' }).notNull(),
    minimumOrder: doublePrecision('minimum_order'),
    productId: integer('product_id').references(() => product.id, { onDelete: 'set null' }),
    brand: text('brand').notNull().default(''),
    model: text('model').notNull().default(''),
    originCode: char('origin_code', { length: 2 }).references(() => country.code),
    warrantyMonths: integer('warranty_months'),
    sample: text('sample', { enum: sampleKinds }),
    reference: text('reference').notNull().default(''),
    message: text('message').notNull().default(''),
    attachments: text('attachments').array().notNull().default(sql`'{}'::text[]`),
    declineKey: text('decline_key', { enum: declineKeys }),
    declineReason: text('decline_reason'),
    /** the current round of better offers: number, deadline and the buyer's text */
    betterOfferRound: smallint('better_offer_round').notNull().default(0),
    betterOfferBy: instant('better_offer_by'),
    betterOfferText: text('better_offer_text').notNull().default(''),
    /** when its expiry within two days was announced */
    expiryToldAt: instant('expiry_told_at'),
    submittedAt: timestamp('submitted_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    /** last change, or request for a better offer; a version older than that does not answer it */
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    endedAt: instant('ended_at'),
  },
  (t) => [
    uniqueIndex('quotation_live').on(t.requestId, t.companyId).where(sql`${t.state} in ('submitted', 'revised')`),
    uniqueIndex('quotation_accepted').on(t.requestId).where(sql`${t.state} = 'accepted'`),
    index('quotation_request').on(t.requestId, t.state),
    index('quotation_company').on(t.companyId, t.submittedAt.desc().nullsFirst()),
    index('quotation_due').on(t.validUntil).where(sql`${t.state} in ('submitted', 'revised')`),
    index('quotation_product').on(t.productId),
    check('quotation_state', oneOf(t.state, quotationStates)),
    check('quotation_locale', isLocaleColumn(t.locale)),
    check('quotation_price', sql`${t.unitPrice} > 0 and ${t.freight} >= 0 and ${t.insurance} >= 0`),
    check('quotation_quantity', sql`${t.quantity} > 0 and ${t.minimumOrder} > 0`),
    check('quotation_price_quantity', sql`${t.priceQuantity} in (1, 10, 100, 1000)`),
    check('quotation_unit', oneOf(t.unit, config.units)),
    check('quotation_incoterm', oneOf(t.incoterm, incoterms)),
    check('quotation_payment', oneOf(t.paymentMethod, paymentMethods)),
    check('quotation_sample', oneOf(t.sample, sampleKinds)),
    check('quotation_lead', sql`${t.leadDays} >= 0 and ${t.warrantyMonths} >= 0`),
    check(
      'quotation_declined',
      sql`${t.state} <> 'declined' or ${t.declineKey} is not null or length(${t.declineReason}) > 0`,
    ),
    check('quotation_decline_key', oneOf(t.declineKey, declineKeys)),
    check('quotation_ended', sql`(${t.state} in ('submitted', 'revised')) = (${t.endedAt} is null)`),
  ],
);

const owner = () =>
  integer('quotation_id')
    .notNull()
    .references(() => quotation.id, { onDelete: 'cascade' });

/** A price from a quantity on, for as many units as the quotation's. */
export const quotationPriceBreak = pgTable(
  'quotation_price_break',
  {
    quotationId: owner(),
    quantity: doublePrecision('quantity').notNull(),
    /** minor units of the quotation's currency */
    price: bigint('price', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.quotationId, t.quantity] }),
    check('quotation_price_break_positive', sql`${t.quantity} > 0 and ${t.price} > 0`),
  ],
);

/** A deviation of a quotation from a requirement of the request. */
export const quotationDeviation = pgTable(
  'quotation_deviation',
  { quotationId: owner(), position: smallint('position').notNull(), text: text('text').notNull() },
  (t) => [primaryKey({ columns: [t.quotationId, t.position] })],
);

/** A deviation accepted by the buyer, with both texts at that time: a changed text must be accepted again. */
export const quotationTolerance = pgTable(
  'quotation_tolerance',
  {
    quotationId: owner(),
    position: smallint('position').notNull(),
    /** the supplier's statement */
    text: text('text').notNull(),
    /** the requirement */
    requirement: text('requirement').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.position] })],
);

/** A version of a quotation as form values, and the fields that differ from the previous one. */
export const quotationRevision = pgTable(
  'quotation_revision',
  {
    quotationId: owner(),
    number: smallint('number').notNull(),
    content: jsonb('content').$type<Record<string, unknown>>().notNull(),
    changed: text('changed').array().notNull(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.number] })],
);

/** An award that was undone: its quotation, when, by whom and why. */
export const undoneAward = pgTable(
  'undone_award',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    quotationId: owner(),
    awardedAt: timestamp('awarded_at', { withTimezone: true, mode: 'date' }).notNull(),
    undoneAt: timestamp('undone_at', { withTimezone: true, mode: 'date' }).notNull(),
    undoneBy: text('undone_by', { enum: undoSides }).notNull(),
    /** a preset reason, free text, or both */
    undoKey: text('undo_key', { enum: undoKeys }),
    undoReason: text('undo_reason').notNull().default(''),
  },
  (t) => [
    index('undone_award_quotation').on(t.quotationId),
    check('undone_award_side', oneOf(t.undoneBy, undoSides)),
    check('undone_award_key', oneOf(t.undoKey, undoKeys)),
    check('undone_award_reason', sql`${t.undoKey} is not null or length(${t.undoReason}) > 0`),
  ],
);

/** The buyer's private note on a quotation. */
export const quotationNote = pgTable('quotation_note', {
  quotationId: integer('quotation_id')
    .primaryKey()
    .references(() => quotation.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  /** revision, for optimistic locking */
  revision: integer('revision').notNull().default(1),
});
