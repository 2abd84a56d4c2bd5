import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import { Table } from '@/components/ui/table';
import { type DeskDay, deskFigures } from '@/lib/chat/support/statistics/queries';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { isStaffOf } from '@/lib/platform/auth/rules';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatDay, formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';

/** Daily figures of support requests. */
export async function DeskFiguresSection({ actor, locale }: { actor: StaffActor; locale: ConsoleLocale }) {
  const t = await getTranslations('console.support');
  if (!isStaffOf(actor, 'support')) return <EmptyState icon="lock" text={t('denied')} />;
  const days = await deskFigures(actor);
  const numberOf = (key: 'asked' | 'joined' | 'resolved' | 'cancelled' | 'waiting') => ({
    key,
    head: t(`column.${key}`),
    numeric: true,
    cell: (day: DeskDay) => formatNumber(locale, day[key]),
  });
  const tenths = (value: number) => formatNumber(locale, Math.round(value * 10) / 10);
  return (
    <>
      <PageHead
        title={t('figures')}
        lead={t('figuresLead')}
        crumb={{ href: href('adminSupport'), label: t('title') }}
      />
      {days.length === 0 ? (
        <EmptyState icon="chart" text={t('figuresEmpty')} />
      ) : (
        <Table
          label={t('figures')}
          rows={days}
          keyOf={({ day }) => day ?? 'all'}
          stacks
          columns={[
            {
              key: 'day',
              head: t('column.day'),
              rowHead: true,
              cell: ({ day }) => (day === null ? t('figuresAll') : formatDay(locale, day)),
            },
            numberOf('asked'),
            numberOf('joined'),
            {
              key: 'wait',
              head: t('column.wait'),
              numeric: true,
              cell: ({ wait }) =>
                wait === null
                  ? t('usualNone')
                  : t('minutes', { count: Math.ceil(wait), n: formatNumber(locale, Math.ceil(wait)) }),
            },
            numberOf('resolved'),
            numberOf('cancelled'),
            numberOf('waiting'),
            {
              key: 'rating',
              head: t('column.rating'),
              numeric: true,
              cell: ({ rating, rated }) =>
                rating === null
                  ? t('usualNone')
                  : t('ratingOf', { rating: tenths(rating), count: rated, n: formatNumber(locale, rated) }),
            },
          ]}
        />
      )}
    </>
  );
}
