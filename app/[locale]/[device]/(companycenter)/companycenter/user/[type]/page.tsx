import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { AccountSection } from '@/components/account/center/account-section';
import { type AccountPart, accountParts } from '@/components/account/center/part';
import { SectionLoading } from '@/components/layout/center/section-loading';
import { requireSupplier } from '@/lib/platform/auth/gate';
import { href } from '@/lib/platform/routes/address';

const isPart = (type: string): type is AccountPart => (accountParts as readonly string[]).includes(type);

type Props = { params: Promise<{ type: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { type } = await params;
  const t = await getTranslations('accountCenter');
  return isPart(type) ? { title: t(`${type}Title`) } : {};
}

export default async function SupplierUserType({ params }: Props) {
  const { type } = await params;
  if (!isPart(type)) notFound();
  const actor = await requireSupplier(href('supplierUserType', { type }));
  const t = await getTranslations('accountCenter');
  return (
    <Suspense fallback={<SectionLoading />}>
      <AccountSection actor={actor} title={t('title')} lead={t('lead')} parts={[type]} tab={type} />
    </Suspense>
  );
}
