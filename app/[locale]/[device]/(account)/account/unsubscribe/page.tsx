import { AccountFrame } from '@/components/account/account-frame';
import { UnsubscribeForm } from '@/components/footprint/unsubscribe-form';
import { accountOfToken } from '@/lib/footprint/follow/token';
import { current } from '@/lib/i18n/current';
import { translator } from '@/lib/i18n/translate';
import { screenMetadata } from '../load';

type Props = { searchParams: Promise<{ token?: string | string[] }> };

export const generateMetadata = () => screenMetadata('unsubscribe');

/** Where the link of an e-mail about what is followed leads. */
export default async function Unsubscribe({ searchParams }: Props) {
  const { token } = await searchParams;
  const { locale, device } = await current();
  const t = await translator(locale);
  const good = typeof token === 'string' && accountOfToken(token) !== null;
  const title = t('accountPage.unsubscribe.title');
  return (
    <AccountFrame kind="purchaser" locale={locale} device={device} title={title}>
      <h1>{title}</h1>
      <UnsubscribeForm token={good ? token : null} />
    </AccountFrame>
  );
}
