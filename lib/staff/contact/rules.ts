import type { StaffActor } from '@/lib/platform/auth/actor';
import type { StaffRole } from '@/lib/platform/config';
import { maskTarget } from '@/lib/platform/delivery/mask';
import { findContacts } from '@/lib/platform/field/contact/find';

type Reader = Pick<StaffActor, 'roles'>;
const reading: readonly StaffRole[] = ['reviewer', 'support', 'admin'];

/** Whether a member of the staff reads telephone numbers and e-mail addresses of accounts. docs/decisions/0012-console.md. */
export const mayReadContacts = ({ roles }: Reader): boolean => roles.some((role) => reading.includes(role));

/** A telephone number or e-mail address as a member of the staff may read it. */
export const contactFor = (reader: Reader, contact: string | null): string | null =>
  contact === null || mayReadContacts(reader) ? contact : maskTarget(contact);

/** Whether a contact found in a text is a telephone number or e-mail address, rather than a link or messenger name. */
const isReached = (contact: string): boolean => /[^\s@]@[^\s@]+\./u.test(contact) || !/\p{L}/u.test(contact);

/** The same for contacts within a text. */
export const textFor = (reader: Reader, text: string): string =>
  mayReadContacts(reader)
    ? text
    : findContacts(text).reduceRight((rest, { start, end }) => {
        const contact = text.slice(start, end);
        return isReached(contact) ? rest.slice(0, start) + maskTarget(contact) + rest.slice(end) : rest;
      }, text);
