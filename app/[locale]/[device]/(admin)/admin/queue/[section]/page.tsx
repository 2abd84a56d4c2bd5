import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { PurchaseQueueSection } from '@/components/console/purchase-queue-section';
import { QueueSection } from '@/components/console/queue-section';
import { ReportSection } from '@/components/console/report-section';
import { UpgradeSection } from '@/components/console/upgrade-section';
import { queueKinds } from '@/lib/staff/constants';
import { type Query, queueAddress, readDecided, readFilter } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/gate';

type Props = { params: Promise<{ section: string }>; searchParams: Query };

const kindOf = async (params: Props['params']) => {
  const { section } = await params;
  return queueKinds.find((one) => one === section) ?? notFound();
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('console.nav');
  return { title: t(await kindOf(params)) };
}

export default async function ConsoleQueue({ params, searchParams }: Props) {
  const kind = await kindOf(params);
  const query = await searchParams;
  const filter = readFilter(query);
  const { actor, locale } = await requireStaff(queueAddress(kind, filter));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current={kind}>
      {kind === 'upgrade' && <UpgradeSection actor={actor} locale={locale} page={filter.page} />}
      {kind === 'purchase' && <PurchaseQueueSection actor={actor} locale={locale} page={filter.page} />}
      {kind === 'report' && <ReportSection actor={actor} locale={locale} page={filter.page} />}
      {kind !== 'upgrade' && kind !== 'purchase' && kind !== 'report' && (
        <QueueSection actor={actor} locale={locale} kind={kind} filter={filter} decided={readDecided(query)} />
      )}
    </ConsoleFrameSection>
  );
}
