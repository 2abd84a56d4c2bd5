import { z } from 'zod';
import { config } from '@/lib/config';
import { plainText } from './text';
import type { Body } from './types';

const mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({
    type: z.literal('link'),
    attrs: z.object({
      href: z
        .string()
        .max(2000)
        .regex(/^(?:https?:\/\/|mailto:|\/(?!\/))/i, 'format'),
    }),
  }),
]);
const inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string().min(1), marks: z.array(mark).max(3).optional() }),
  z.strictObject({ type: z.literal('hardBreak') }),
]);
const paragraph = z.strictObject({ type: z.literal('paragraph'), content: z.array(inline).optional() });
const listItem = z.strictObject({
  type: z.literal('listItem'),
  get content() {
    return z.array(z.union([paragraph, list])).min(1);
  },
});
const list = z.strictObject({ type: z.enum(['bulletList', 'orderedList']), content: z.array(listItem).min(1) });
const heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: z.array(inline).min(1),
});
const cell = z.strictObject({ type: z.enum(['tableCell', 'tableHeader']), content: z.array(paragraph).min(1) });
const table = z.strictObject({
  type: z.literal('table'),
  content: z.array(z.strictObject({ type: z.literal('tableRow'), content: z.array(cell).min(1) })).min(1),
});
const quote = z.strictObject({ type: z.literal('blockquote'), content: z.array(paragraph).min(1) });

/** A text as an editor sends it: what is not in the list of nodes and marks is refused. */
export const bodySchema: z.ZodType<Body> = z
  .strictObject({ type: z.literal('doc'), content: z.array(z.union([paragraph, list, heading, table, quote])) })
  .refine((body) => plainText(body as Body).length <= config.content.body, 'tooLong') as unknown as z.ZodType<Body>;
