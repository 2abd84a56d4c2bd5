import { z } from 'zod';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { reportReasons, reportTextMax } from './constants';

const input = z
  .object({ id: idField, reason: z.enum(reportReasons), text: textField(reportTextMax).default('') })
  .refine(({ reason, text }) => reason !== 'other' || text !== '', { error: 'required', path: ['text'] });
export type ReportInput = z.output<typeof input>;

const shared = { method: 'POST', input, output: z.null(), done: 'sent' } as const;

/** Reports the other side of a conversation; `block`: also blocks it. */
export const chatReportCall = defineOwnCall({
  ...shared,
  actor: 'member',
  path: '/api/chat/report',
  input: input.safeExtend({ block: z.boolean() }),
});
/** A supplier reports a request. */
export const purchaseReportCall = defineOwnCall({ ...shared, actor: 'supplier', path: '/api/purchase/report' });
/** A buyer reports a quotation for an own request. */
export const quotationReportCall = defineOwnCall({ ...shared, actor: 'purchaser', path: '/api/quotation/report' });
