import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { defineCall } from '@/lib/platform/http/call';
import { idField, siteIdField } from '@/lib/platform/http/field';
import { locales } from '@/lib/platform/i18n/site';

const person = {
  id: z.number().int(),
  username: z.string(),
  name: z.string(),
  position: z.string(),
  phone: z.string(),
  email: z.string().nullable(),
  emailConfirmed: z.boolean(),
  hasPassword: z.boolean().meta({ description: 'hasPassword' }),
  locale: z.enum(locales),
  timeZone: z.string(),
  followMail: z.enum(['none', ...config.follow.periods]).meta({ description: 'followMail' }),
  createdAt: z.string(),
};

const supplierInfo = z
  .object({
    ...person,
    role: z.enum(config.account.companyRoles).meta({ description: 'companyRole' }),
    company: z
      .object({
        id: z.number().int(),
        name: z.string(),
        status: z.enum(['draft', 'review', 'normal', 'rejected', 'disabled']).meta({ description: 'profileStatus' }),
        rejectReason: z.string().nullable(),
        logo: z.string().nullable().meta({ description: 'picture' }),
        grade: z.enum(config.grades).meta({ description: 'gradeGiven' }),
        gradeValidUntil: z.string().nullable(),
        membership: z.enum(config.memberships).meta({ description: 'membershipHeld' }),
        membershipValidUntil: z.string().nullable(),
      })
      .meta({ id: 'OwnCompany' }),
  })
  .meta({ id: 'SupplierInfo' });
export type SupplierInfo = z.output<typeof supplierInfo>;

const purchaserInfo = z.object(person).meta({ id: 'PurchaserInfo' });
export type PurchaserInfo = z.output<typeof purchaserInfo>;

const site = z.object({ siteId: siteIdField });

export const supplierInfoCall = defineCall({
  method: 'POST',
  path: '/api/c_center/info',
  tag: 'account',
  summary: 'supplierInfo',
  input: site,
  output: supplierInfo.nullable(),
  actor: 'supplier?',
});

export const purchaserInfoCall = defineCall({
  method: 'POST',
  path: '/api/member/userinfo',
  tag: 'account',
  summary: 'purchaserInfo',
  input: site,
  output: purchaserInfo.nullable(),
  actor: 'purchaser?',
});

const session = z
  .object({
    id: z.number().int(),
    current: z.boolean().meta({ description: 'sessionCurrent' }),
    userAgent: z.string(),
    address: z.string(),
    createdAt: z.string(),
    seenAt: z.string(),
  })
  .meta({ id: 'Session' });
export type SessionView = z.output<typeof session>;

export const sessionListCall = defineCall({
  method: 'POST',
  path: '/api/account/session/list',
  tag: 'account',
  summary: 'sessionList',
  input: z.object({}),
  output: z.array(session),
  actor: 'member',
});

export const sessionRevokeCall = defineCall({
  method: 'POST',
  path: '/api/account/session/revoke',
  tag: 'account',
  summary: 'sessionRevoke',
  input: z.object({ id: idField.optional().meta({ description: 'sessionId' }) }),
  output: z.null(),
  actor: 'member',
  done: 'updated',
});
