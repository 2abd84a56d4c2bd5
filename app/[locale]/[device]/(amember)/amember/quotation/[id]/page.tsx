import { notFound } from 'next/navigation';
import { ComparisonSection } from '@/components/quotation/comparison/comparison-section';
import { requirePurchaser } from '@/lib/platform/auth/gate';
import { titled } from '@/lib/platform/i18n/page-title';
import { href } from '@/lib/platform/routes/address';
import { getOwnPurchase } from '@/lib/purchase/own/queries';
import { readBasis } from '@/lib/quotation/basis/rules';

export const generateMetadata = titled('purchaseCenter.comparison.title');

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function PurchaserComparison({ params, searchParams }: Props) {
  const id = Number((await params).id);
  const actor = await requirePurchaser(href('purchaserComparison', { id }));
  const found = await getOwnPurchase(actor, id);
  if (!found || found.state === 'draft') notFound();
  return <ComparisonSection actor={actor} found={found} choice={readBasis(await searchParams)} />;
}
