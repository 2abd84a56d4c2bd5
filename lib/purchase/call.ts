import { z } from 'zod';
import { config } from '@/lib/platform/config';
import {
  incoterms,
  paymentMethods,
  purchaseKinds,
  purchaseStates,
  shippingMethods,
} from '@/lib/platform/db/schema/trade-state';
import { defineCall, defineOwnCall } from '@/lib/platform/http/call';
import { idField, localeTextField, pageFields, siteIdField, wholeNumber } from '@/lib/platform/http/field';
import { hasReason, reasonInput, reasonMissing } from '@/lib/platform/reason/schema';
import { revisionField } from '@/lib/platform/revision/schema';
import { purchaseDraft, purchaseInput } from './check';
import { agreeableFields, cancelKeys, purchaseLimits } from './constants';
import { specificationLine } from './field';
import { companiesField, notContactsField, words } from './schema';

const own = { method: 'POST', actor: 'purchaser' } as const;
const which = z.object({ id: idField });
const target = {
  id: idField.nullable(),
  revision: revisionField,
  /** chosen by the form for a new item, so that a retry does not create a second one */
  idempotencyKey: z.uuid().optional(),
};
const saved = z.object({ id: z.number().int(), revision: z.number().int(), masked: z.boolean(), waits: z.boolean() });

export const purchaseCard = z
  .object({
    id: z.number().int(),
    title: localeTextField,
    categoryId: z.number().int(),
    countryCode: z.string().nullable(),
    quantity: z.number(),
    unit: z.enum(config.units),
    incoterm: z.enum(incoterms).nullable(),
    /** ISO instants */
    publishedAt: z.string(),
    validUntil: z.string(),
    /** places left for any supplier */
    placesLeft: z.number().int(),
  })
  .meta({ id: 'PurchaseCard' });

/** A request in the site's own lists. */
export const purchaseBrief = purchaseCard.extend({
  /** the first of its requirements */
  requirements: z.array(specificationLine),
  /** number of quotations that it takes */
  quotationMax: z.number().int(),
});

const detail = purchaseCard
  .extend({
    kind: z.enum(purchaseKinds),
    state: z.enum(purchaseStates),
    /** language of untranslated texts: places, requirements, addenda */
    locale: localeTextField.shape.locale,
    details: localeTextField,
    place: z.string(),
    /** in minor units; only where the buyer shows it */
    targetPrice: z.object({ minor: z.number().int(), currency: z.string() }).nullable(),
    shippingMethod: z.enum(shippingMethods).nullable(),
    shippingOther: z.string(),
    port: z.string().nullable(),
    destination: z.string(),
    deliveryBy: z.string().nullable(),
    paymentMethod: z.enum(paymentMethods).nullable(),
    paymentOther: z.string(),
    /** fields left for negotiation, of those visible to suppliers */
    toAgree: z.array(z.enum(agreeableFields)),
    quotations: z.number().int(),
    specification: z.array(specificationLine),
    addenda: z.array(
      z.object({ number: z.number().int(), text: z.string(), changed: z.array(z.string()), createdAt: z.string() }),
    ),
    questions: z.array(
      z.object({
        id: z.number().int(),
        question: z.string(),
        answer: z.string().nullable(),
        createdAt: z.string(),
        own: z.boolean(),
      }),
    ),
    /** null until disclosed to the reader */
    contact: z
      .object({
        /** the buyer's account */
        purchaserId: z.number().int(),
        companyName: z.string(),
        name: z.string(),
        phone: z.string().nullable(),
        email: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'PurchaseDetail' });

export const purchaseListCall = defineCall({
  method: 'POST',
  path: '/api/purchase/list',
  tag: 'purchase',
  summary: 'purchaseList',
  input: z.object({
    siteId: siteIdField,
    country: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(config.listing.values)
      .prefault([])
      .meta({ description: 'country' }),
    cate: idField.nullable().prefault(null).meta({ description: 'cate' }),
    incoterm: z.enum(incoterms).nullable().prefault(null).meta({ description: 'incoterm' }),
    ...pageFields,
  }),
  output: z
    .object({ items: z.array(purchaseCard), total: z.number().int().meta({ description: 'total' }) })
    .meta({ id: 'PurchasePage' }),
});

export const purchaseGetCall = defineCall({
  method: 'GET',
  path: '/api/purchase/get',
  tag: 'purchase',
  summary: 'purchaseGet',
  actor: 'member?',
  input: z.object({ siteId: siteIdField, id: idField.meta({ description: 'id', example: 1 }) }),
  output: detail,
});

export const purchaseSaveCall = defineOwnCall({
  ...own,
  path: '/api/purchase/save',
  input: z.object({ ...target, purchase: purchaseDraft }),
  output: saved,
  done: 'updated',
});

export const purchasePublishCall = defineOwnCall({
  ...own,
  path: '/api/purchase/publish',
  input: z.object({ ...target, companyIds: companiesField.default([]), purchase: purchaseInput }),
  output: saved,
  done: 'sent',
});

export const purchaseDeleteCall = defineOwnCall({
  ...own,
  path: '/api/purchase/delete',
  input: which,
  output: z.null(),
  done: 'deleted',
});

const decision = <I extends typeof which>(name: string, input: I) =>
  defineOwnCall({ ...own, path: `/api/purchase/${name}`, input, output: z.null(), done: 'updated' });

export const purchaseWithdrawCall = decision('withdraw', which);
export const purchaseCloseCall = decision('close', which);
export const purchaseCancelCall = decision(
  'cancel',
  which.extend(reasonInput(cancelKeys, purchaseLimits.reason)).refine(hasReason, reasonMissing),
);
export const purchasePublicCall = decision('public', which);

export const purchaseRaiseCall = defineOwnCall({
  ...own,
  path: '/api/purchase/raise',
  input: which.extend({ max: wholeNumber(purchaseLimits.quotations.min, purchaseLimits.quotations.max) }),
  output: z.object({ max: z.number().int() }),
  done: 'updated',
});

export const purchaseAddendumCall = defineOwnCall({
  ...own,
  path: '/api/purchase/addendum',
  input: which.extend({ revision: revisionField, text: words, purchase: purchaseInput }),
  output: z.object({ number: z.number().int(), revision: z.number().int() }),
  done: 'sent',
});

export const purchaseInviteCall = defineOwnCall({
  ...own,
  path: '/api/purchase/invite',
  input: which.extend({ companyIds: companiesField.min(1) }),
  output: z.object({ count: z.number().int() }),
  done: 'sent',
});

export const purchaseContactCall = defineOwnCall({
  ...own,
  path: '/api/purchase/contact',
  input: which.extend({ companyId: idField }),
  output: z.null(),
  done: 'updated',
});

export const purchaseAskCall = defineOwnCall({
  method: 'POST',
  actor: 'supplier',
  path: '/api/purchase/ask',
  input: which.extend({ question: words, notContacts: notContactsField }),
  output: which.extend({ id: z.number().int() }),
  done: 'sent',
});

export const purchaseAnswerCall = defineOwnCall({
  ...own,
  path: '/api/purchase/answer',
  input: which.extend({ questionId: idField, answer: words, notContacts: notContactsField }),
  output: z.null(),
  done: 'sent',
});
