import { getTranslations } from 'next-intl/server';
import { AccountSection } from '@/components/account/center/account-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

export const generateMetadata = titled('accountCenter.title');

export default async function PurchaserUser() {
  const actor = await requirePurchaser(href('purchaserUser'));
  const t = await getTranslations('accountCenter');
  return (
    <AccountSection actor={actor} title={t('title')} lead={t('lead')} parts={['info', 'phone', 'email', 'sessions']} />
  );
}
