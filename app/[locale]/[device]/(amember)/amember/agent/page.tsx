import { OwnSection } from '@/components/agent/application/own-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import '@/app/showcase.css';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = titled('agentApplication.own');

export default async function PurchaserAgent({ searchParams }: Props) {
  const { offer } = await searchParams;
  const offerId = typeof offer === 'string' && /^[1-9]\d{0,8}$/.test(offer) ? Number(offer) : null;
  const address = href('purchaserAgent');
  const actor = await requirePurchaser(offerId === null ? address : `${address}?offer=${offerId}`);
  return <OwnSection actor={actor} offerId={offerId} />;
}
