import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { declineKeys, incoterms, quotationStates } from '@/lib/platform/db/schema/trade-state';
import { instantField } from '@/lib/platform/field/day';
import { textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, localeTextField, pageFields, siteIdField, someStates, wholeNumber } from '@/lib/platform/http/field';
import { hasReason, reasonInput, reasonMissing } from '@/lib/platform/reason/schema';
import { revisionField } from '@/lib/platform/revision/schema';
import { purchaseLimits } from '@/lib/purchase/constants';
import { quotationInput } from './check';
import { quotationLimits } from './constants';
import { quotationFields } from './schema';
import { criteria, maxWeight } from './score';

const supplier = { method: 'POST', actor: 'supplier' } as const;
const purchaser = { method: 'POST', actor: 'purchaser' } as const;
const which = z.object({ id: idField });
const saved = z.object({ id: z.number().int(), revision: z.number().int() });
const states = someStates(quotationStates);
export const round = z
  .object({
    round: z.number().int(),
    until: z.string(),
    text: z.string(),
    /** still awaited */
    open: z.boolean(),
  })
  .nullable();
/** `unitPrice` in major units, for `priceQuantity` units */
export const versions = z.array(
  z.object({
    number: z.number().int(),
    changed: z.array(z.string()),
    createdAt: z.string(),
    unitPrice: z.number(),
    priceQuantity: z.number().int(),
    currency: z.string(),
    incoterm: z.enum(incoterms),
    place: z.string(),
  }),
);

export const quotationSubmitCall = defineOwnCall({
  ...supplier,
  path: '/api/quotation/submit',
  input: z.object({
    requestId: idField,
    /** chosen by the form for a new item, so that a retry does not create a second one */
    idempotencyKey: z.uuid().optional(),
    quotation: quotationInput,
  }),
  output: saved,
  done: 'sent',
});

export const quotationReviseCall = defineOwnCall({
  ...supplier,
  path: '/api/quotation/revise',
  input: which.extend({ revision: revisionField, quotation: quotationInput }),
  output: saved,
  done: 'updated',
});

export const quotationWithdrawCall = defineOwnCall({
  ...supplier,
  path: '/api/quotation/withdraw',
  input: which,
  output: z.null(),
  done: 'updated',
});

export const quotationAcceptCall = defineOwnCall({
  ...purchaser,
  path: '/api/quotation/accept',
  input: which.extend({
    /** the number of the version that was read: one that was revised since is not accepted unread */
    version: wholeNumber(1, config.id.max).optional(),
  }),
  output: z.null(),
  done: 'updated',
});

export const quotationDeclineCall = defineOwnCall({
  ...purchaser,
  path: '/api/quotation/decline',
  input: which.extend(reasonInput(declineKeys, quotationLimits.reason)).refine(hasReason, reasonMissing),
  output: z.null(),
  done: 'updated',
});

/** Requests a better offer. */
export const quotationRoundCall = defineOwnCall({
  ...purchaser,
  path: '/api/quotation/round',
  input: which.extend({ until: instantField(), text: textField(quotationLimits.message).default('') }),
  output: z.object({ round: z.number().int() }),
  done: 'sent',
});

const money = { unitPrice: z.number(), priceQuantity: z.number().int(), currency: z.string() };

/** The company's own quotations, and its usage of the monthly limit. */
export const quotationOwnListCall = defineOwnCall({
  ...supplier,
  path: '/api/quotation/own/list',
  input: z.object({ siteId: siteIdField, states, ...pageFields }),
  output: z.object({
    items: z.array(
      z.object({
        id: z.number().int(),
        requestId: z.number().int(),
        state: z.enum(quotationStates),
        title: localeTextField,
        quantity: z.number(),
        unit: z.enum(config.units),
        /** total of the quotation, in major units */
        total: z.number().nullable(),
        ...money,
        validUntil: z.string(),
        submittedAt: z.string(),
        decline: z.object({ key: z.enum(declineKeys).nullable(), text: z.string() }).nullable(),
        round,
        revision: z.number().int(),
      }),
    ),
    total: z.number().int(),
    month: z.object({ used: z.number().int(), max: z.number().int().nullable() }),
  }),
});

export const quotationOwnGetCall = defineOwnCall({
  ...supplier,
  path: '/api/quotation/own/get',
  input: which,
  output: z.object({
    id: z.number().int(),
    requestId: z.number().int(),
    state: z.enum(quotationStates),
    decline: z.object({ key: z.enum(declineKeys).nullable(), text: z.string() }).nullable(),
    round,
    revision: z.number().int(),
    quotation: quotationFields,
    versions,
  }),
});

export const deviationFields = z.object({
  position: z.number().int().min(0).max(purchaseLimits.specification),
  text: z.string().max(quotationLimits.line),
  accepted: z.boolean(),
});

/** Weights of the comparison criteria of a request. */
export const quotationWeightsCall = defineOwnCall({
  ...purchaser,
  path: '/api/quotation/weights',
  input: z.object({ requestId: idField, weights: z.record(z.enum(criteria), wholeNumber(0, maxWeight)) }),
  output: z.null(),
  done: 'updated',
});

/** The buyer's private note on a quotation. */
export const quotationNoteCall = defineOwnCall({
  ...purchaser,
  path: '/api/quotation/note',
  input: which.extend({ revision: revisionField, text: textField(quotationLimits.message) }),
  output: z.object({ revision: z.number().int() }),
  done: 'updated',
});
