import { z } from 'zod';
import { defineOwnCall } from '@/lib/platform/http/call';
import { idField } from '@/lib/platform/http/field';
import { confirmField, firstPasswordField, mismatch, sameEntries, timeZoneField, usernameField } from '../field';
import { enteredField } from '../sign-in/schema';

const ticket = z.string().min(20).max(100);

/** Makes an account of an invitation, for the holder of its number, and signs in. */
export const invitationAcceptCall = defineOwnCall({
  method: 'POST',
  path: '/api/invitation/accept',
  input: z
    .object({
      ticket,
      username: usernameField,
      password: firstPasswordField,
      confirm: confirmField,
      timeZone: timeZoneField.optional(),
      agreement: z.boolean().refine((accepted) => accepted, { error: 'agreement' }),
    })
    .refine(sameEntries, mismatch),
  output: enteredField,
  done: 'registered',
});

export const invitationDeclineCall = defineOwnCall({
  method: 'POST',
  path: '/api/invitation/decline',
  input: z.object({ ticket }),
  output: z.null(),
  done: 'updated',
});

const ofOwner = { method: 'POST', input: z.object({ id: idField }), output: z.null(), actor: 'supplier' } as const;

/** Sends an invitation again, for seven days more. */
export const invitationSendCall = defineOwnCall({ ...ofOwner, path: '/api/account/invitation/send', done: 'sent' });
export const invitationDeleteCall = defineOwnCall({
  ...ofOwner,
  path: '/api/account/invitation/delete',
  done: 'deleted',
});
