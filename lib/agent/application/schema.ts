import { z } from 'zod';
import { applicationDeclineKeys, applicationStates } from '@/lib/platform/db/schema/trade-state';
import { filledLine, lineField, textField } from '@/lib/platform/field/text';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField, localeTextField, pageFields, siteIdField, someStates } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';
import { hasReason, reasonInput, reasonMissing } from '@/lib/platform/reason/schema';
import { applicationLimits } from './constants';

const limits = applicationLimits;
const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/))
  .min(1, 'required')
  .max(limits.countries, 'limit');
const filledText = (max: number) => textField(max).refine((text) => text !== '', { error: 'required' });

/** What an applicant fills in. The region is one country or several. */
export const applicationFields = z.object({
  locale: z.enum(locales),
  name: filledLine(limits.name),
  position: lineField(limits.position).default(''),
  countries,
  message: filledText(limits.message),
});
export type ApplicationInput = z.output<typeof applicationFields>;
export type ApplicationForm = z.input<typeof applicationFields>;

const purchaser = { method: 'POST', actor: 'purchaser' } as const;
const supplier = { method: 'POST', actor: 'supplier' } as const;

const territory = z.object({ code: z.string(), exclusive: z.boolean() });
const application = z.object({
  id: z.number().int(),
  offerId: z.number().int(),
  state: z.enum(applicationStates),
  slogan: localeTextField,
  countries: z.array(z.string()),
  message: z.string(),
  position: z.string(),
  createdAt: z.string(),
  declineKey: z.enum(applicationDeclineKeys).nullable(),
  answer: z.string(),
  answeredAt: z.string().nullable(),
  territories: z.array(territory),
});

/** The actor's application for an offer, null without one, and the territories already assigned. */
export const applicationStateCall = defineOwnCall({
  ...purchaser,
  path: '/api/agent/application/state',
  input: z.object({ offerId: idField }),
  output: z.object({
    state: z.enum(applicationStates).nullable(),
    createdAt: z.string().nullable(),
    name: z.string(),
    position: z.string(),
  }),
});

export const applicationSendCall = defineOwnCall({
  ...purchaser,
  path: '/api/agent/application/send',
  input: z.object({ offerId: idField, application: applicationFields }),
  output: z.object({ id: z.number().int() }),
  done: 'applied',
});

const states = someStates(applicationStates);

/** The actor's own applications. */
export const applicationListCall = defineOwnCall({
  ...purchaser,
  path: '/api/agent/application/list',
  input: z.object({ siteId: siteIdField, states, ...pageFields }),
  output: z.object({
    items: z.array(
      application.extend({
        company: z.string(),
        /** null where the company is not public now */
        companyId: z.number().int().nullable(),
        open: z.boolean(),
      }),
    ),
    total: z.number().int(),
  }),
});

/** The applications for the offers of the actor's company. */
export const applicationReceivedCall = defineOwnCall({
  ...supplier,
  path: '/api/agent/application/received',
  input: z.object({ siteId: siteIdField, states, ...pageFields }),
  output: z.object({
    items: z.array(
      application.extend({
        name: z.string(),
        locale: z.enum(locales),
        contact: z.object({ phone: z.string().nullable(), email: z.string().nullable() }),
        /** requested countries that another agent has, and whether exclusively */
        taken: z.array(territory),
      }),
    ),
    total: z.number().int(),
    waiting: z.number().int(),
  }),
});

export const applicationAcceptCall = defineOwnCall({
  ...supplier,
  path: '/api/agent/application/accept',
  input: z.object({
    id: idField,
    countries,
    exclusive: z.boolean().default(false),
    answer: textField(limits.answer).default(''),
  }),
  output: z.null(),
  done: 'updated',
});

export const applicationDeclineCall = defineOwnCall({
  ...supplier,
  path: '/api/agent/application/decline',
  input: z
    .object({ id: idField, ...reasonInput(applicationDeclineKeys, limits.answer) })
    .refine(hasReason, reasonMissing),
  output: z.null(),
  done: 'updated',
});
