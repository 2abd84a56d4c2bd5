import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SignInChoice } from '@/components/account/sign-in-choice';
import { findPurchaser, findSupplier } from '@/lib/platform/auth/gate';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { withOpenedQuery } from '@/lib/platform/routes/query';
import { screenMetadata } from '../load';

export const generateMetadata = () => screenMetadata('tenderAlert');

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Redirects to the tender alerts of the signed-in account, supplier or purchaser; if signed out, offers both sign-ins. */
export default async function TenderAlert({ searchParams }: Props) {
  const query = await searchParams;
  const ways = {
    supplier: withOpenedQuery(href('supplierTenderAlert'), query),
    purchaser: withOpenedQuery(href('purchaserTenderAlert'), query),
  };
  const actor = (await findSupplier()) ?? (await findPurchaser());
  if (actor) redirect(ways[actor.kind]);
  const { locale, device } = await pageLocale();
  const t = await getTranslations('accountPage.tenderAlert');
  return <SignInChoice title={t('title')} text={t('text')} locale={locale} device={device} ways={ways} />;
}
