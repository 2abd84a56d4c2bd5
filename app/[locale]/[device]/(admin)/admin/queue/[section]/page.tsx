import { notFound } from 'next/navigation';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { QueueSection } from '@/components/console/queue-section';
import { UpgradeSection } from '@/components/console/upgrade-section';
import { queueKinds } from '@/lib/staff/constants';
import { type Query, queueAddress, readFilter } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/page';

type Props = { params: Promise<{ section: string }>; searchParams: Query };

export default async function ConsoleQueue({ params, searchParams }: Props) {
  const { section } = await params;
  const kind = queueKinds.find((one) => one === section);
  if (!kind) notFound();
  const filter = readFilter(await searchParams);
  const { actor, locale } = await requireStaff(queueAddress(kind, filter));
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current={kind}>
      {kind === 'upgrade' ? (
        <UpgradeSection actor={actor} locale={locale} page={filter.page} />
      ) : (
        <QueueSection actor={actor} locale={locale} kind={kind} filter={filter} />
      )}
    </ConsoleFrameSection>
  );
}
