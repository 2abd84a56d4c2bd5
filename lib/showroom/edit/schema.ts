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

/** Page settings: the template's level of page type 2 (values 6, 5, 4 = a, b, c) and the product center's of type 6. */
export const showroomSetting = z.object({
  template: z.enum(['a', 'b', 'c']),
  /** 1 grid, 2 list, 3 gallery */
  productTemplate: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** degrees */
  hue: wholeNumber(0, 359),
  /** the key of the banner's picture, or none */
  banner: z.array(z.string().min(1).max(200)).refine((keys) => keys.length <= 1, { error: 'imageLimit' }),
});
export type ShowroomSetting = z.output<typeof showroomSetting>;

/** The blocks of the home in order; omitted kinds follow after them. */
export const showroomBlocks = z
  .array(z.object({ kind: z.enum(blockKinds), shown: z.boolean() }))
  .min(1)
  .max(blockKinds.length)
  .refine((blocks) => new Set(blocks.map(({ kind }) => kind)).size === blocks.length, { error: 'invalid' });
export type BlockChoice = z.output<typeof showroomBlocks>[number];

export const showroomSettingCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/setting',
  input: showroomSetting.extend({ revision: revisionField }),
  output: written,
  done: 'updated',
});

export const showroomBlockCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/block',
  input: z.object({ revision: revisionField, blocks: showroomBlocks }),
  output: written,
  done: 'updated',
});

export const showroomItemListCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/item/list',
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

/** `item` has the collection's schema in ./item; error fields are relative to it, as in texts.en.title. */
export const showroomItemSaveCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/item/save',
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

export const showroomItemDeleteCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/item/delete',
  input: z.object({ collection, ids: z.array(idField).min(1).max(200) }),
  output: deleted,
  done: 'deleted',
});

/** All the ids of the collection in their new order. */
export const showroomItemSortCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/item/sort',
  input: z.object({ collection, ids: z.array(idField).min(1).max(400) }),
  output: z.null(),
  done: 'updated',
});

/** Publishes or unpublishes a module or a custom page. */
export const showroomItemShowCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/item/show',
  input: z.object({ collection: z.enum(['module', 'page']), id: idField, shown: z.boolean() }),
  output: z.null(),
  done: 'updated',
});

/** Keeps unsaved settings and blocks for ten minutes; the preview page shows them as `?draft=`. */
export const showroomPreviewCall = defineOwnCall({
  ...shared,
  path: '/api/showroom/preview',
  input: z.object({ setting: showroomSetting, blocks: showroomBlocks }),
  output: z.object({ draft: z.string() }),
});
export type ShowroomDraft = z.output<typeof showroomPreviewCall.input>;
