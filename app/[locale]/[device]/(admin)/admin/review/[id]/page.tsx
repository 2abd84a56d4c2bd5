import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ConsoleFrameSection } from '@/components/console/frame-section';
import { ReviewSection } from '@/components/console/review-section';
import { idOf, type Query, readFilter, readShown, reviewAddress } from '@/lib/staff/filter';
import { requireStaff } from '@/lib/staff/gate';
import { getReview } from '@/lib/staff/review/queries';

type Props = { params: Promise<{ id: string }>; searchParams: Query };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const t = await getTranslations('console.review');
  return { title: t('page', { id: (await params).id }) };
}

export default async function ConsoleReview({ params, searchParams }: Props) {
  const id = idOf((await params).id) ?? notFound();
  const query = await searchParams;
  const filter = readFilter(query);
  const shown = readShown(query);
  const { actor, locale } = await requireStaff(reviewAddress(id, filter, shown));
  const review = await getReview(actor, id, locale);
  if (!review) notFound();
  return (
    <ConsoleFrameSection actor={actor} locale={locale} current={review.kind} bare>
      <ReviewSection actor={actor} locale={locale} review={review} filter={filter} shown={shown} />
    </ConsoleFrameSection>
  );
}
