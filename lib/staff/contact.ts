import type { StaffActor } from '@/lib/auth/actor';
import type { StaffRole } from '@/lib/config';
import { maskTarget } from '@/lib/delivery/mask';

type Reader = Pick<StaffActor, 'roles'>;
const reading: readonly StaffRole[] = ['reviewer', 'support', 'admin'];

/** Whether a member of the staff reads telephone numbers and e-mail addresses of accounts. docs/decisions/0012-console.md. */
export const mayReadContacts = ({ roles }: Reader): boolean => roles.some((role) => reading.includes(role));

/** A telephone number or e-mail address as a member of the staff may read it. */
export const contactFor = (reader: Reader, contact: string | null): string | null =>
  contact === null || mayReadContacts(reader) ? contact : maskTarget(contact);

const mail = /[^\s@<>()[\],;:"'“”„«»]+@[^\s@<>()[\],;:"'“”„«»]+\.[^\s@<>()[\],;:"'“”„«».]+/gu;
// Without its plus a run of digits is as often a day, an id or the number of a company.
const telephone = /\+\d(?:[\s().\-–/]*\d){6,}/g;

/** The same for a text in which there may be such contacts. */
export const textFor = (reader: Reader, text: string): string =>
  mayReadContacts(reader) ? text : text.replace(mail, maskTarget).replace(telephone, maskTarget);
