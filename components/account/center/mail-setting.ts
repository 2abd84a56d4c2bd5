import type { MemberKind } from '@/lib/platform/http/signed-in';
import { href } from '@/lib/platform/routes/address';

/** URL hash that opens the setting: the field, then the row that contains it. */
export const mailSettingHash = '#followMail/preferences';

/** Address of the setting for follow e-mails. */
export const mailSetting = (kind: MemberKind): string =>
  (kind === 'supplier' ? href('supplierUserType', { type: 'info' }) : href('purchaserUser')) + mailSettingHash;

/** Address of the setting for notice e-mails. */
export const noticeSetting = (kind: MemberKind): string =>
  `${href(kind === 'supplier' ? 'supplierMessage' : 'purchaserMessage')}#mail`;
