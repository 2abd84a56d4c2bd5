import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  char,
  check,
  date,
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
import { account } from './account';
import { createdAt, instant, isLocaleColumn, oneOf, someOf } from './column';
import { company } from './company';
import { parameter, parameterOption, product } from './product';
import { category, country } from './reference';
import {
  agreeableFields,
  cancelKeys,
  closeReasons,
  contactClaimStates,
  incoterms,
  paymentMethods,
  purchaseKinds,
  purchaseStates,
  shippingMethods,
} from './trade-state';

/** A purchase request. Nullable columns may be missing in a draft. docs/domain.md, Purchase request. */
export const purchaseRequest = pgTable(
  'purchase_request',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: purchaseKinds }).notNull().default('public'),
    state: text('state', { enum: purchaseStates }).notNull().default('draft'),
    closeReason: text('close_reason', { enum: closeReasons }),
    /** of a closed one, when it stopped taking quotations: start of the decision period */
    closedAt: instant('closed_at'),
    /** language of the text */
    locale: text('locale').notNull(),
    categoryId: integer('category_id').references(() => category.id),
    /** the product it started from */
    productId: integer('product_id').references(() => product.id, { onDelete: 'set null' }),
    quantity: doublePrecision('quantity'),
    unit: text('unit', { enum: config.units }),
    incoterm: text('incoterm', { enum: incoterms }),
    place: text('place').notNull().default(''),
    /** minor units of `currency` */
    targetPrice: bigint('target_price', { mode: 'number' }),
    budget: bigint('budget', { mode: 'number' }),
    currency: char('currency', { length: 3 }),
    showTargetPrice: boolean('show_target_price').notNull().default(false),
    /** whether losing suppliers see the price band of the winner */
    showPriceBand: boolean('show_price_band').notNull().default(false),
    shippingMethod: text('shipping_method', { enum: shippingMethods }),
    shippingOther: text('shipping_other').notNull().default(''),
    /** UN/LOCODE, or notApplicable */
    port: text('port'),
    countryCode: char('country_code', { length: 2 }).references(() => country.code),
    destination: text('destination').notNull().default(''),
    /** the last day of delivery */
    deliveryBy: date('delivery_by', { mode: 'string' }),
    paymentMethod: text('payment_method', { enum: paymentMethods }),
    paymentOther: text('payment_other').notNull().default(''),
    /** fields left for negotiation; blank in a published request */
    toAgree: text('to_agree', { enum: agreeableFields }).array().notNull().default(sql`'{}'::text[]`),
    validUntil: instant('valid_until'),
    quotationMax: smallint('quotation_max').notNull().default(10),
    /** quotations it still takes from uninvited suppliers; used as a filter */
    placesLeft: smallint('places_left').notNull().default(9),
    /** the buyer's weights of the comparison criteria; null until set */
    weights: jsonb('weights').$type<Record<string, number>>(),
    /** the exchange rates that the comparison was decided by; null until the award */
    rates: jsonb('rates').$type<{ base: string; currency: string; date: string; rate: number; source: string }[]>(),
    /** the buyer's contacts; shown only to suppliers they were disclosed to */
    companyName: text('company_name').notNull().default(''),
    contactName: text('contact_name').notNull().default(''),
    /** E.164 */
    contactPhone: text('contact_phone'),
    contactEmail: text('contact_email'),
    attachments: text('attachments').array().notNull().default(sql`'{}'::text[]`),
    /** why the buyer withdrew it: a preset reason, free text, or both */
    cancelKey: text('cancel_key', { enum: cancelKeys }),
    cancelReason: text('cancel_reason').notNull().default(''),
    /** why staff rejected it, in the buyer's language; null once resubmitted */
    reviewReason: text('review_reason'),
    /** of one under review, when it was submitted */
    publishedAt: instant('published_at'),
    endedAt: instant('ended_at'),
    /** when the buyer was reminded a day before the end */
    closingToldAt: instant('closing_told_at'),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    index('purchase_request_owner').on(t.accountId, t.state, t.id.desc().nullsFirst()),
    index('purchase_request_listed')
      .on(t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'open' and ${t.kind} = 'public'`),
    // Covers all filter columns, so that counts use an index-only scan.
    index('purchase_request_counted')
      .on(t.countryCode, t.categoryId, t.incoterm, t.validUntil, t.placesLeft)
      .where(sql`${t.state} = 'open' and ${t.kind} = 'public'`),
    index('purchase_request_due').on(t.validUntil).where(sql`${t.state} = 'open'`),
    index('purchase_request_undecided').on(t.closedAt).where(sql`${t.state} = 'closed'`),
    index('purchase_request_waiting').on(t.publishedAt, t.id).where(sql`${t.state} = 'pending'`),
    index('purchase_request_category').on(t.categoryId),
    index('purchase_request_open_category')
      .on(t.categoryId, t.publishedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.state} = 'open' and ${t.kind} = 'public'`),
    index('purchase_request_product').on(t.productId),
    check('purchase_request_kind', oneOf(t.kind, purchaseKinds)),
    check('purchase_request_state', oneOf(t.state, purchaseStates)),
    check('purchase_request_close_reason', oneOf(t.closeReason, closeReasons)),
    check('purchase_request_cancel_key', oneOf(t.cancelKey, cancelKeys)),
    check(
      'purchase_request_closed',
      sql`(${t.state} = 'closed') = (${t.closedAt} is not null) and (${t.state} <> 'closed' or ${t.closeReason} is not null)`,
    ),
    check('purchase_request_locale', isLocaleColumn(t.locale)),
    check('purchase_request_unit', oneOf(t.unit, config.units)),
    check('purchase_request_incoterm', oneOf(t.incoterm, incoterms)),
    check('purchase_request_shipping', oneOf(t.shippingMethod, shippingMethods)),
    check('purchase_request_payment', oneOf(t.paymentMethod, paymentMethods)),
    check('purchase_request_to_agree', someOf(t.toAgree, agreeableFields)),
    check('purchase_request_port', sql`${t.port} ~ '^([A-Z]{2}[A-Z2-9]{3}|notApplicable)$'`),
    check('purchase_request_quantity', sql`${t.quantity} > 0`),
    check('purchase_request_amounts', sql`${t.targetPrice} > 0 and ${t.budget} > 0`),
    check('purchase_request_max', sql`${t.quotationMax} between 10 and 20`),
    check(
      'purchase_request_published',
      sql`${t.state} = 'draft' or (${t.publishedAt} is not null and ${t.validUntil} is not null
        and ${t.quantity} is not null and ${t.unit} is not null and ${t.categoryId} is not null)`,
    ),
    check(
      'purchase_request_ended',
      sql`(${t.state} in ('awarded', 'cancelled', 'expired')) = (${t.endedAt} is not null)`,
    ),
  ],
);

export const purchaseTranslation = pgTable(
  'purchase_translation',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => purchaseRequest.id, { onDelete: 'cascade' }),
    locale: text('locale').notNull(),
    title: text('title').notNull(),
    details: text('details').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.locale] }),
    check('purchase_translation_locale', isLocaleColumn(t.locale)),
  ],
);

/** A requirement of a request, against which quotations are compared line by line. */
export const purchaseSpecification = pgTable(
  'purchase_specification',
  {
    requestId: integer('request_id')
      .notNull()
      .references(() => purchaseRequest.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** the parameter in every language, if taken from a product; `label` is the text at that time */
    parameterId: integer('parameter_id').references(() => parameter.id, { onDelete: 'set null' }),
    optionId: integer('option_id').references(() => parameterOption.id, { onDelete: 'set null' }),
    label: text('label').notNull(),
    /** required value as text, or as numbers in `unit` */
    value: text('value').notNull().default(''),
    min: doublePrecision('min'),
    max: doublePrecision('max'),
    unit: text('unit').notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.position] }),
    check('purchase_specification_order', sql`${t.min} <= ${t.max}`),
  ],
);

const request = () =>
  integer('request_id')
    .notNull()
    .references(() => purchaseRequest.id, { onDelete: 'cascade' });
const supplier = () =>
  integer('company_id')
    .notNull()
    .references(() => company.id, { onDelete: 'cascade' });

/** A supplier invited to quote. */
export const purchaseInvitation = pgTable(
  'purchase_invitation',
  { requestId: request(), companyId: supplier(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.requestId, t.companyId] }), index('purchase_invitation_company').on(t.companyId)],
);

/** A numbered change of an open request. */
export const purchaseAddendum = pgTable(
  'purchase_addendum',
  {
    requestId: request(),
    number: smallint('number').notNull(),
    locale: text('locale').notNull(),
    text: text('text').notNull(),
    /** changed fields visible to suppliers, before and after */
    changes: jsonb('changes').$type<Record<string, { before: unknown; after: unknown }>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.requestId, t.number] }),
    check('purchase_addendum_locale', isLocaleColumn(t.locale)),
  ],
);

/** A supplier's question about a request; all bidders see it with its answer, without its author. */
export const purchaseQuestion = pgTable(
  'purchase_question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: request(),
    companyId: supplier(),
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    locale: text('locale').notNull(),
    question: text('question').notNull(),
    answer: text('answer'),
    answeredAt: instant('answered_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('purchase_question_request').on(t.requestId, t.id),
    index('purchase_question_company').on(t.companyId),
    check('purchase_question_locale', isLocaleColumn(t.locale)),
    check('purchase_question_answered', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
  ],
);

/** Disclosure of a buyer's contacts to a supplier. */
export const purchaseContact = pgTable(
  'purchase_contact',
  {
    requestId: request(),
    companyId: supplier(),
    openedAt: timestamp('opened_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.requestId, t.companyId] }), index('purchase_contact_company').on(t.companyId)],
);

/** A text that looks like a contact but whose author says it is not: shown until staff hide it again. */
export const purchaseContactClaim = pgTable(
  'purchase_contact_claim',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    requestId: request(),
    /** whose texts it is in; null for the buyer's */
    companyId: integer('company_id').references(() => company.id, { onDelete: 'cascade' }),
    /** the author of the claim, notified of staff's decision */
    accountId: integer('account_id').references(() => account.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    state: text('state', { enum: contactClaimStates }).notNull().default('claimed'),
    createdAt: createdAt(),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('purchase_contact_claim_text').on(t.requestId, sql`coalesce(${t.companyId}, 0)`, t.text),
    index('purchase_contact_claim_company').on(t.companyId),
    index('purchase_contact_claim_waiting').on(t.createdAt, t.id).where(sql`${t.state} = 'claimed'`),
    check('purchase_contact_claim_state', oneOf(t.state, contactClaimStates)),
    check('purchase_contact_claim_decided', sql`(${t.state} = 'claimed') = (${t.decidedAt} is null)`),
  ],
);

/** When an account looks at the requests to quote for: since when they are new to it on this visit, and its last look. */
export const purchaseVisit = pgTable('purchase_visit', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id, { onDelete: 'cascade' }),
  /** last access of the previous visit; null on the first */
  since: instant('since'),
  lookedAt: timestamp('looked_at', { withTimezone: true, mode: 'date' }).notNull(),
});
