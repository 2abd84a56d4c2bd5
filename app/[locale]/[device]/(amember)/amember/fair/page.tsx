import { FairSection } from '@/components/fair/center/fair-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export const generateMetadata = titled('fairCenter.title');

export default async function PurchaserFair({ searchParams }: Props) {
  const { session } = await searchParams;
  const sessionId = typeof session === 'string' && /^[1-9]\d{0,8}$/.test(session) ? Number(session) : null;
  const address = href('purchaserFair');
  await requirePurchaser(sessionId === null ? address : `${address}?session=${sessionId}`);
  return <FairSection kind="purchaser" asked={sessionId} />;
}
