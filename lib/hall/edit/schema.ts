import { z } from 'zod';
import { deleted } from '@/lib/platform/deletion/schema';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, wholeNumber } from '@/lib/platform/http/field';
import { keyField, revisionField } from '@/lib/platform/revision/schema';
import { uploadView } from '@/lib/upload/schema';
import { blockKinds } from '../types';
import { collections } from './collection';

const shared = { method: 'POST', actor: 'supplier' } as const;
const collection = z.enum(collections);
const written = z.object({ revision: z.number().int() });

/** Page settings: the template's level of page type 2 (values 6, 5, 4 = a, b, c) and the product centre's of type 6. */
export const hallSetting = z.object({
  template: z.enum(['a', 'b', 'c']),
  /** 1 grid, 2 list, 3 gallery */
  productTemplate: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** degrees */
  hue: wholeNumber(0, 359),
  /** the key of the banner's picture, or none */
  banner: z.array(z.string().min(1).max(200)).refine((keys) => keys.length <= 1, { error: 'imageLimit' }),
});
export type HallSetting = z.output<typeof hallSetting>;

/** The blocks of the home in their order; kinds that are left out keep theirs behind the named ones. */
export const hallBlocks = z
  .array(z.object({ kind: z.enum(blockKinds), shown: z.boolean() }))
  .min(1)
  .max(blockKinds.length)
  .refine((blocks) => new Set(blocks.map(({ kind }) => kind)).size === blocks.length, { error: 'invalid' });
export type BlockChoice = z.output<typeof hallBlocks>[number];

export const hallSettingCall = defineOwnCall({
  ...shared,
  path: '/api/hall/setting',
  input: hallSetting.extend({ revision: revisionField }),
  output: written,
  done: 'updated',
});

export const hallBlockCall = defineOwnCall({
  ...shared,
  path: '/api/hall/block',
  input: z.object({ revision: revisionField, blocks: hallBlocks }),
  output: written,
  done: 'updated',
});

export const hallItemListCall = defineOwnCall({
  ...shared,
  path: '/api/hall/item/list',
  input: z.object({ collection }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        values: z.record(z.string(), z.unknown()),
        files: z.array(uploadView),
        hiddenReason: z.string().nullable(),
        covered: z.boolean(),
        used: z.number().int(),
        revision: z.number().int(),
      }),
    ),
    most: z.number().int(),
    locked: z.boolean(),
  }),
});

/** `item` is of the collection's own schema in ./item; its refused fields are named from there on, as in texts.en.title. */
export const hallItemSaveCall = defineOwnCall({
  ...shared,
  path: '/api/hall/item/save',
  input: z.object({
    collection,
    id: idField.nullable(),
    revision: revisionField,
    idempotencyKey: keyField,
    item: z.record(z.string(), z.unknown()),
  }),
  output: written.extend({ id: z.number().int() }),
  done: 'updated',
});

export const hallItemDeleteCall = defineOwnCall({
  ...shared,
  path: '/api/hall/item/delete',
  input: z.object({ collection, ids: z.array(idField).min(1).max(200) }),
  output: deleted,
  done: 'deleted',
});

/** All the ids of the collection in their new order. */
export const hallItemSortCall = defineOwnCall({
  ...shared,
  path: '/api/hall/item/sort',
  input: z.object({ collection, ids: z.array(idField).min(1).max(400) }),
  output: z.null(),
  done: 'updated',
});

/** Switches a module or a page of its own on or off. */
export const hallItemShowCall = defineOwnCall({
  ...shared,
  path: '/api/hall/item/show',
  input: z.object({ collection: z.enum(['module', 'page']), id: idField, shown: z.boolean() }),
  output: z.null(),
  done: 'updated',
});

/** Keeps unsaved settings and blocks for ten minutes; the preview page shows them as `?draft=`. */
export const hallPreviewCall = defineOwnCall({
  ...shared,
  path: '/api/hall/preview',
  input: z.object({ setting: hallSetting, blocks: hallBlocks }),
  output: z.object({ draft: z.string() }),
});
export type HallDraft = z.output<typeof hallPreviewCall.input>;
