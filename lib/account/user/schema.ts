import { z } from 'zod';
import { config } from '@/lib/platform/config';
import { optionalEmailField } from '@/lib/platform/field/email';
import { defineCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { keyField } from '@/lib/platform/revision/schema';
import { countryField, nameField, phoneField, positionField } from '../field';

const role = z.enum(['editor', 'sales']).meta({ description: 'companyRole' });
const shared = { method: 'POST', tag: 'account', actor: 'supplier' } as const;

const user = z
  .object({
    id: z.number().int(),
    username: z.string(),
    name: z.string(),
    position: z.string(),
    phone: z.string(),
    role: z.enum(config.account.companyRoles).meta({ description: 'companyRole' }),
    covered: z.boolean().meta({ description: 'userCovered' }),
    createdAt: z.string(),
  })
  .meta({ id: 'CompanyUser' });

const invitation = z
  .object({
    id: z.number().int(),
    name: z.string(),
    position: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    role,
    state: z.enum(['open', 'declined', 'expired']).meta({ description: 'invitationState' }),
    expiresAt: z.string(),
  })
  .meta({ id: 'CompanyInvitation' });

export const userListCall = defineCall({
  ...shared,
  path: '/api/account/user/list',
  summary: 'userList',
  input: z.object({}),
  output: z
    .object({
      items: z.array(user),
      invitations: z.array(invitation),
      most: z.number().int().meta({ description: 'userMost' }),
      invitable: z.boolean().meta({ description: 'userInvitable' }),
    })
    .meta({ id: 'CompanyUsers' }),
});

export type Users = z.output<typeof userListCall.output>;
export type CompanyUser = z.output<typeof user>;
export type CompanyInvitation = z.output<typeof invitation>;

export const userAddCall = defineCall({
  ...shared,
  path: '/api/account/user/add',
  summary: 'userAdd',
  input: z.object({
    name: nameField,
    position: positionField.default(''),
    phone: phoneField,
    country: countryField,
    email: optionalEmailField,
    role,
    idempotencyKey: keyField.meta({ description: 'idempotencyKey' }),
  }),
  output: z.object({ id: z.number().int() }),
  done: 'sent',
});

export const userUpdateCall = defineCall({
  ...shared,
  path: '/api/account/user/update',
  summary: 'userUpdate',
  input: z.object({
    id: idField,
    name: nameField.optional(),
    position: positionField.optional(),
    role: role.optional(),
  }),
  output: z.null(),
  done: 'updated',
});

export const userDeleteCall = defineCall({
  ...shared,
  path: '/api/account/user/delete',
  summary: 'userDelete',
  input: z.object({ id: idField }),
  output: z.null(),
  done: 'deleted',
});
