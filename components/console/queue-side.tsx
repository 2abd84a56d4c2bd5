import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import type { ReviewKind } from '@/lib/review/types';
import { queueAddress, reviewAddress } from '@/lib/staff/filter';
import type { QueueFilter, QueuePage } from '@/lib/staff/types';
import { QueueFilterBar } from './queue-filter';
import { ScrollToOpen } from './scroll-to-open';
import { Submission } from './submission';
import { WaitingTime } from './waiting-time';

type Props = {
  kind: ReviewKind;
  /** The open submission. */
  id: number;
  queue: QueuePage;
  filter: QueueFilter;
  locale: ConsoleLocale;
};

/** The queue beside the open submission. */
export function QueueSide({ kind, id, queue, filter, locale }: Props) {
  const t = useTranslations('console');
  const { rows, total } = queue;
  return (
    <aside
      className="min-w-0 bg-wash min-[1280px]:border-e min-[1280px]:border-line max-xl:border-b max-xl:border-line min-[1280px]:sticky min-[1280px]:top-[52px] min-[1280px]:h-[calc(100dvh-52px)] min-[1280px]:self-start min-[1280px]:overflow-y-auto"
      aria-label={t('review.queue')}
    >
      <ScrollToOpen id={id} />
      <header className="flex items-baseline justify-between gap-2 px-4 pt-[14px] pb-2">
        <h2 className="text-16 font-[650]">
          <Link href={queueAddress(kind, filter)}>{t(`nav.${kind}`)}</Link>
        </h2>
        <span className="text-12 text-ink-3">{t('queue.count', { count: total, n: formatNumber(locale, total) })}</span>
      </header>
      <QueueFilterBar
        className="mb-[10px] gap-[6px] px-4 max-xl:hidden [&_.chip]:h-[26px] [&_.chip]:px-[9px] [&_.chip]:text-12"
        filter={filter}
        address={(to) => reviewAddress(id, to)}
      />
      <ol className="max-xl:hidden">
        {rows.map((row) => (
          <li key={row.id} className="border-t border-line">
            <Link
              className="group block px-4 py-2 leading-[1.4] hover:bg-wash-2 aria-[current=true]:bg-paper aria-[current=true]:shadow-[inset_3px_0_0_var(--accent)] rtl:aria-[current=true]:shadow-[inset_-3px_0_0_var(--accent)] forced-colors:aria-[current=true]:[forced-color-adjust:none] forced-colors:aria-[current=true]:bg-[Highlight] forced-colors:aria-[current=true]:**:text-[HighlightText]"
              href={reviewAddress(row.id, filter)}
              aria-current={row.id === id ? 'true' : undefined}
            >
              <span className="flex justify-between gap-2 [&>time]:flex-none [&>time]:text-12">
                <b className="truncate font-[550] group-aria-[current=true]:font-[650]" lang={row.locale} dir="auto">
                  {row.title}
                </b>
                <WaitingTime since={row.submittedAt} locale={locale} />
              </span>
              <small className="flex flex-wrap gap-x-[10px] text-ink-3">
                {kind !== 'company' && <bdi className="basis-full truncate">{row.company}</bdi>}
                <span>
                  <Submission row={row} locale={locale} />
                </span>
                <span lang={row.locale}>{sites[row.locale].endonym}</span>
              </small>
            </Link>
          </li>
        ))}
      </ol>
    </aside>
  );
}
