import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';

/** What stands behind # in the address that leads to the setting: the field, and the row that it is in. */
export const mailSettingHash = '#followMail/preferences';

/** Where an account says how often news of what it follows comes by e-mail. */
export const mailSetting = (kind: MemberKind): string =>
  (kind === 'supplier' ? href('supplierUserType', { type: 'info' }) : href('purchaserUser')) + mailSettingHash;

/** Where an account chooses how its notices come by e-mail. */
export const noticeSetting = (kind: MemberKind): string =>
  `${href(kind === 'supplier' ? 'supplierMessage' : 'purchaserMessage')}#mail`;
