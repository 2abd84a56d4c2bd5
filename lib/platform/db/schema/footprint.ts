import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { config } from '@/lib/platform/config';
import { account } from './account';
import { createdAt, oneOf } from './column';
import { company } from './company';
import { product } from './product';
import { purchaseRequest } from './purchase';
import { category } from './reference';
import { tender } from './tender';

const owner = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
const productId = () => integer('product_id').references(() => product.id, { onDelete: 'cascade' });
const companyId = () => integer('company_id').references(() => company.id, { onDelete: 'cascade' });

/** A product, supplier, purchaser or tender that an account has marked. */
export const favourite = pgTable(
  'favourite',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: owner(),
    type: text('type').notNull(),
    productId: productId(),
    companyId: companyId(),
    purchaserId: integer('purchaser_id').references(() => account.id, { onDelete: 'cascade' }),
    tenderId: integer('tender_id').references(() => tender.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('favourite_once').on(t.accountId, t.productId, t.companyId, t.purchaserId, t.tenderId).nullsNotDistinct(),
    index('favourite_latest').on(t.accountId, t.type, t.createdAt.desc().nullsFirst()),
    index('favourite_product').on(t.productId),
    index('favourite_company').on(t.companyId),
    index('favourite_tender').on(t.tenderId),
    check('favourite_type', oneOf(t.type, ['product', 'supplier', 'purchaser', 'tender'])),
    check('favourite_one', sql`num_nonnulls(${t.productId}, ${t.companyId}, ${t.purchaserId}, ${t.tenderId}) = 1`),
    check(
      'favourite_subject',
      sql`case ${t.type} when 'product' then ${t.productId} when 'supplier' then ${t.companyId} when 'tender' then ${t.tenderId} else ${t.purchaserId} end is not null`,
    ),
  ],
);

/** A product or supplier that an account has looked at, with the last time. */
export const browsing = pgTable(
  'browsing',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: owner(),
    type: text('type').notNull(),
    productId: productId(),
    companyId: companyId(),
    visits: integer('visits').notNull().default(1),
    visitedAt: timestamp('visited_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    unique('browsing_once').on(t.accountId, t.productId, t.companyId).nullsNotDistinct(),
    index('browsing_latest').on(t.accountId, t.visitedAt.desc().nullsFirst()),
    check('browsing_type', oneOf(t.type, ['product', 'supplier'])),
    check('browsing_one', sql`num_nonnulls(${t.productId}, ${t.companyId}) = 1`),
    check('browsing_subject', sql`(${t.type} = 'product') = (${t.productId} is not null)`),
    check('browsing_visits', sql`${t.visits} > 0`),
  ],
);

/** A supplier, sector or purchase request followed by an account; items published after `seenAt` are new to it. */
export const follow = pgTable(
  'follow',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: owner(),
    type: text('type').notNull(),
    companyId: companyId(),
    categoryId: integer('category_id').references(() => category.id, { onDelete: 'cascade' }),
    requestId: integer('request_id').references(() => purchaseRequest.id, { onDelete: 'cascade' }),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('follow_once').on(t.accountId, t.companyId, t.categoryId, t.requestId).nullsNotDistinct(),
    index('follow_company').on(t.companyId),
    index('follow_category').on(t.categoryId),
    index('follow_request').on(t.requestId),
    check('follow_type', oneOf(t.type, config.follow.types)),
    check('follow_one', sql`num_nonnulls(${t.companyId}, ${t.categoryId}, ${t.requestId}) = 1`),
    check(
      'follow_subject',
      sql`case ${t.type} when 'supplier' then ${t.companyId} when 'sector' then ${t.categoryId} else ${t.requestId} end is not null`,
    ),
  ],
);

/** Subscription to e-mails about follows: frequency, and until when news was sent; no row, no e-mail. */
export const followMail = pgTable(
  'follow_mail',
  {
    accountId: integer('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    period: text('period').notNull(),
    coveredUntil: timestamp('covered_until', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [check('follow_mail_period', oneOf(t.period, config.follow.periods))],
);
