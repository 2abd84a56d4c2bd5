import { z } from 'zod';
import { companyCard } from '@/lib/company/schema';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { idField, localeTextField, pageFields, siteIdField } from '@/lib/platform/http/field';
import { productCard } from '@/lib/product/schema';
import { tenderBrief } from '@/lib/tender/schema';

const shared = { method: 'POST', tag: 'footprint', actor: 'member' } as const;
const typeField = z.enum(['product', 'supplier']).meta({ description: 'footprintType', example: 'product' });
const subjectId = idField.meta({ description: 'footprintId', example: 12 });
const favouriteType = z
  .enum(['product', 'supplier', 'tender', 'purchaser'])
  .meta({ description: 'footprintType', example: 'product' });
const subject = z.object({ type: typeField, id: subjectId });
const favourite = z.object({ type: favouriteType, id: subjectId });
const ids = z
  .array(idField)
  .min(1)
  .max(config.api.pageSize.max)
  .meta({ description: 'footprintIds', example: [12] });
const count = z
  .object({ count: z.number().int().meta({ description: 'footprintCount' }) })
  .meta({ id: 'FootprintCount' });

/** `product` and `company`: the one matching the type, null if no longer public. */
const entry = {
  id: z.number().int(),
  subjectId: z.number().int(),
  type: typeField,
  product: productCard.nullable(),
  company: companyCard.nullable(),
};
const number = z.number().int();
const list = <T extends z.ZodType, C extends z.ZodType>(item: T, counts: C) =>
  z.object({ items: z.array(item), total: number.meta({ description: 'total' }), counts });
const historyCounts = z.object({ product: number, supplier: number }).meta({ description: 'footprintCounts' });
const favouriteCounts = z
  .object({ product: number, supplier: number, tender: number, purchaser: number })
  .meta({ description: 'footprintCounts' });

export const favouriteAddCall = defineCall({
  ...shared,
  path: '/api/favourite/add',
  summary: 'favouriteAdd',
  input: favourite,
  output: z.null(),
  done: 'added',
});

export const favouriteDeleteCall = defineCall({
  ...shared,
  path: '/api/favourite/delete',
  summary: 'favouriteDelete',
  input: z.object({ type: favouriteType, ids }),
  output: count,
  done: 'deleted',
});

/** Which of these are favourites: for the buttons of a page. */
export const favouriteStateCall = defineCall({
  ...shared,
  path: '/api/favourite/state',
  summary: 'favouriteState',
  input: z.object({ type: favouriteType, ids }),
  output: z.array(z.number().int()),
});

const listInput = z.object({ siteId: siteIdField, type: typeField.optional(), ...pageFields });

/** A buyer as seen by suppliers to whom the contacts are disclosed. */
const openedBuyer = z
  .object({
    purchaserId: z.number().int(),
    companyName: z.string(),
    name: z.string(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    openedAt: z.string(),
    requests: z.array(z.object({ id: z.number().int(), title: localeTextField })),
  })
  .meta({ id: 'OpenedBuyer' });

export const favouriteListCall = defineCall({
  ...shared,
  path: '/api/favourite/list',
  summary: 'favouriteList',
  input: listInput.extend({ type: favouriteType.optional() }),
  output: list(
    z
      .object({
        ...entry,
        type: favouriteType,
        tender: tenderBrief.nullable(),
        purchaser: openedBuyer.nullable(),
        createdAt: z.string(),
      })
      .meta({ id: 'Favourite' }),
    favouriteCounts,
  ).meta({ id: 'Favourites' }),
});

export const historyAddCall = defineCall({
  ...shared,
  path: '/api/history/add',
  summary: 'historyAdd',
  input: subject,
  output: z.null(),
});

export const historyDeleteCall = defineCall({
  ...shared,
  path: '/api/history/delete',
  summary: 'historyDelete',
  input: z.object({
    ids: z.array(idField).max(config.api.pageSize.max).prefault([]).meta({ description: 'historyIds' }),
  }),
  output: count,
  done: 'deleted',
});

export const historyListCall = defineCall({
  ...shared,
  path: '/api/history/list',
  summary: 'historyList',
  input: listInput,
  output: list(
    z.object({ ...entry, visits: z.number().int(), visitedAt: z.string() }).meta({ id: 'BrowsingEntry' }),
    historyCounts,
  ).meta({ id: 'BrowsingHistory' }),
});

export type FootprintSubject = z.output<typeof subject>;
/** Favourites include tenders and buyers; the browsing history does not. */
export type Favourite = z.output<typeof favourite>;
export type FavouriteType = Favourite['type'];
export type FootprintType = FootprintSubject['type'];
export type FavouritePage = z.output<typeof favouriteListCall.output>;
export type HistoryPage = z.output<typeof historyListCall.output>;
