import { AccountFrame } from '@/components/account/account-frame';
import { ConfirmEmailForm } from '@/components/account/confirm-email-form';
import { findConfirmLink } from '@/lib/account/change/queries';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { translator } from '@/lib/platform/i18n/translate';
import { screenMetadata } from '../load';

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export const generateMetadata = () => screenMetadata('confirmEmail');

/** Target of the confirmation link in a welcome e-mail; asks before confirming. */
export default async function ConfirmEmail({ searchParams }: Props) {
  const { token } = await searchParams;
  const { locale, device } = await pageLocale();
  const t = await translator(locale);
  const given = typeof token === 'string' ? token : '';
  const link = await findConfirmLink(given);
  const title = t('accountPage.confirmEmail.title');
  return (
    <AccountFrame kind={link?.kind ?? 'supplier'} locale={locale} device={device} title={title}>
      <h1>{title}</h1>
      <ConfirmEmailForm token={given} link={link} />
    </AccountFrame>
  );
}
