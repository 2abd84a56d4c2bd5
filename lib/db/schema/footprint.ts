import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { account } from './account';
import { createdAt, oneOf } from './column';
import { company } from './company';
import { product } from './product';

const owner = () =>
  integer('account_id')
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
const productId = () => integer('product_id').references(() => product.id, { onDelete: 'cascade' });
const companyId = () => integer('company_id').references(() => company.id, { onDelete: 'cascade' });

/** A product, supplier or purchaser that an account has marked. */
export const favourite = pgTable(
  'favourite',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    accountId: owner(),
    type: text('type').notNull(),
    productId: productId(),
    companyId: companyId(),
    purchaserId: integer('purchaser_id').references(() => account.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (t) => [
    unique('favourite_once').on(t.accountId, t.productId, t.companyId, t.purchaserId).nullsNotDistinct(),
    index('favourite_latest').on(t.accountId, t.type, t.createdAt.desc()),
    index('favourite_product').on(t.productId),
    index('favourite_company').on(t.companyId),
    check('favourite_type', oneOf(t.type, ['product', 'supplier', 'purchaser'])),
    check('favourite_one', sql`num_nonnulls(${t.productId}, ${t.companyId}, ${t.purchaserId}) = 1`),
    check(
      'favourite_subject',
      sql`case ${t.type} when 'product' then ${t.productId} when 'supplier' then ${t.companyId} else ${t.purchaserId} end is not null`,
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
    index('browsing_latest').on(t.accountId, t.visitedAt.desc()),
    check('browsing_type', oneOf(t.type, ['product', 'supplier'])),
    check('browsing_one', sql`num_nonnulls(${t.productId}, ${t.companyId}) = 1`),
    check('browsing_subject', sql`(${t.type} = 'product') = (${t.productId} is not null)`),
    check('browsing_visits', sql`${t.visits} > 0`),
  ],
);
