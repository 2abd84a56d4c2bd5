import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SignInChoice } from '@/components/account/sign-in-choice';
import { findPurchaser, findSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { withOpenedQuery } from '@/lib/platform/routes/query';
import { screenMetadata } from '../load';

export const generateMetadata = () => screenMetadata('im');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Redirects to the chat of the signed-in account, purchaser or supplier; if signed out, offers both sign-ins. */
export default async function Chat({ searchParams }: Props) {
  const query = await searchParams;
  const ways = {
    purchaser: withOpenedQuery(href('purchaserIm'), query),
    supplier: withOpenedQuery(href('supplierIm'), query),
  };
  // Quotations and applications belong to suppliers, so these queries mean the supplier's chat.
  const order =
    'quotation' in query || 'application' in query
      ? ([findSupplier, findPurchaser] as const)
      : ([findPurchaser, findSupplier] as const);
  for (const find of order) {
    const actor = await find();
    if (actor) redirect(ways[actor.kind]);
  }
  const { locale, device } = await pageLocale();
  const t = await getTranslations('accountPage.chat');
  return <SignInChoice title={t('title')} text={t('text')} locale={locale} device={device} ways={ways} />;
}
