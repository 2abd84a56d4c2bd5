import { AccountFrame } from '@/components/account/account-frame';
import { UnsubscribeForm } from '@/components/footprint/unsubscribe-form';
import { accountOfToken } from '@/lib/footprint/follow/token';
import { readNoticeToken } from '@/lib/notification/token';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { translator } from '@/lib/platform/i18n/translate';
import { screenMetadata } from '../load';

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export const generateMetadata = () => screenMetadata('unsubscribe');

/** Target of the unsubscribe link in e-mails. */
export default async function Unsubscribe({ searchParams }: Props) {
  const { token } = await searchParams;
  const { locale, device } = await pageLocale();
  const t = await translator(locale);
  const notice = typeof token === 'string' ? readNoticeToken(token) : null;
  const good = typeof token === 'string' && (notice !== null || accountOfToken(token) !== null);
  const kind = notice && t(`noticeKind.${notice.kind}.label`);
  const title = kind === null ? t('accountPage.unsubscribe.title') : t('accountPage.unsubscribe.titleOf', { kind });
  return (
    <AccountFrame kind="purchaser" locale={locale} device={device} title={title}>
      <h1>{title}</h1>
      <UnsubscribeForm token={good ? token : null} kind={kind} />
    </AccountFrame>
  );
}
