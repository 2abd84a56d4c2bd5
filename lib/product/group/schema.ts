import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { deleted } from '@/lib/platform/deletion/schema';
import { lineField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, siteIdField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { keyField, revisionField } from '@/lib/platform/revision/schema';

const shared = { method: 'POST', actor: 'supplier' } as const;
const name = lineField(config.product.name);

/** A product group: its name by language, and whether the showroom's home shows it. */
export const groupInput = z
  .object({
    locale: z.enum(locales),
    names: z.partialRecord(z.enum(locales), name).default({}),
    onHome: z.boolean().default(false),
  })
  .superRefine(({ names, locale }, ctx) => {
    if (!Object.values(names).some((text) => text))
      ctx.addIssue({ code: 'custom', message: 'required', path: ['names', locale] });
  });
export type GroupInput = z.output<typeof groupInput>;

const group = z.object({
  id: z.number().int(),
  /** in the language of the site, else the nearest */
  name: z.string(),
  names: z.partialRecord(z.enum(locales), z.string()),
  onHome: z.boolean(),
  /** number of its products in any status */
  products: z.number().int(),
  revision: z.number().int(),
});
export type ProductGroup = z.output<typeof group>;

/** The company's groups in its order. */
export const groupListCall = defineOwnCall({
  ...shared,
  path: '/api/product/group/list',
  input: z.object({ siteId: siteIdField }),
  output: z.array(group),
});

/** Creates a group if `id` is null, else updates it. */
export const groupSaveCall = defineOwnCall({
  ...shared,
  path: '/api/product/group/save',
  input: z.object({ id: idField.nullable(), revision: revisionField, idempotencyKey: keyField, group: groupInput }),
  output: z.object({ id: z.number().int(), revision: z.number().int() }),
  done: 'updated',
});

/** Puts all groups of the company in the order of `ids`. */
export const groupSortCall = defineOwnCall({
  ...shared,
  path: '/api/product/group/sort',
  input: z.object({ ids: z.array(idField).max(config.product.groups) }),
  output: z.null(),
  done: 'updated',
});

export const groupDeleteCall = defineOwnCall({
  ...shared,
  path: '/api/product/group/delete',
  input: z.object({ id: idField }),
  output: deleted,
  done: 'deleted',
});
