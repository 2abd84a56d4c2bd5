import { useTranslations } from 'next-intl';
import { DeskCount } from '@/components/chat/support/desk-count';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import { overdueHours } from '@/lib/staff/constants';
import { ageOf } from '@/lib/staff/time';
import type { QueueCount, QueueKind } from '@/lib/staff/types';

export type ConsolePlace = QueueKind | 'home' | 'companies' | 'support' | 'word' | 'job' | 'audit' | 'password';

const icons: Record<QueueKind, string> = {
  company: 'building',
  product: 'box',
  certificate: 'document',
  launch: 'rocket',
  offer: 'banner',
  upgrade: 'shield',
  purchase: 'document',
  report: 'alert',
};

type Props = {
  counts: readonly QueueCount[];
  /** Pending search terms. */
  words: number;
  /** Failed jobs set aside. */
  jobs: number;
  /** Requests waiting at the support desk; null for staff who do not serve there. */
  support: number | null;
  current: ConsolePlace | null;
  locale: ConsoleLocale;
};

function Waiting({ count, oldest, locale }: { count: number; oldest: string | null; locale: ConsoleLocale }) {
  const t = useTranslations('console.nav');
  if (count === 0) return null;
  const late = oldest !== null && ageOf(oldest).hours >= overdueHours;
  const n = formatNumber(locale, count);
  return (
    <b
      className={`ms-auto text-12 font-medium ${late ? 'min-w-[22px] rounded-[10px] bg-accent px-[7px] text-center leading-[20px] text-on-accent' : 'text-ink-3'}`}
    >
      <span aria-hidden="true">{n}</span>
      <span className="sr">{t('waiting', { count, n })}</span>
    </b>
  );
}

/** Console navigation with pending counts. */
export function ConsoleNav({ counts, words, jobs, support, current, locale }: Props) {
  const t = useTranslations('console.nav');
  const site = useTranslations('console');
  const mark = (place: ConsolePlace) => (place === current ? 'page' : undefined);
  return (
    <nav className="cc-nav [&_a]:justify-start" aria-label={t('label')}>
      <ul>
        <li>
          <Link href={href('admin')} aria-current={mark('home')}>
            <Icon name="home" />
            <span>{t('home')}</span>
          </Link>
        </li>
      </ul>
      <h2>{t('reviews')}</h2>
      <ul>
        {counts.map(({ kind, count, oldest }) => (
          <li key={kind}>
            <Link href={href('adminQueue', { section: kind })} aria-current={mark(kind)}>
              <Icon name={icons[kind]} />
              <span>{t(kind)}</span>
              <Waiting count={count} oldest={oldest} locale={locale} />
            </Link>
          </li>
        ))}
      </ul>
      {support !== null && (
        <>
          <h2>{t('service')}</h2>
          <ul>
            <li>
              <Link href={href('adminSupport')} aria-current={mark('support')}>
                <Icon name="chat" />
                <span>{t('support')}</span>
                <DeskCount first={support} />
              </Link>
            </li>
          </ul>
        </>
      )}
      <h2>{t('more')}</h2>
      <ul>
        <li>
          <Link href={href('adminCompanies')} aria-current={mark('companies')}>
            <Icon name="factory" />
            <span>{t('companies')}</span>
          </Link>
        </li>
        <li>
          <Link href={href('adminWord')} aria-current={mark('word')}>
            <Icon name="search" />
            <span>{t('word')}</span>
            <Waiting count={words} oldest={null} locale={locale} />
          </Link>
        </li>
        <li>
          <Link href={href('adminJob')} aria-current={mark('job')}>
            <Icon name="alert" />
            <span>{t('job')}</span>
            <Waiting count={jobs} oldest={null} locale={locale} />
          </Link>
        </li>
        <li>
          <Link href={href('adminAudit')} aria-current={mark('audit')}>
            <Icon name="history" />
            <span>{t('audit')}</span>
          </Link>
        </li>
        <li>
          <Link href={href('adminPassword')} aria-current={mark('password')}>
            <Icon name="key" />
            <span>{t('password')}</span>
          </Link>
        </li>
        <li>
          <a href={href('home')}>
            <Icon name="web" />
            <span>{site('toSite')}</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}
