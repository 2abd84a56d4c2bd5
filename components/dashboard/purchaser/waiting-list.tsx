import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';

type Waiting = { quotations: number; questions: number; closing: number };

/** What of the buyer's requests waits for an answer, each leading to where it is given. */
export function WaitingList({ waiting, locale }: { waiting: Waiting; locale: Locale }) {
  const t = useTranslations('purchaseCentre');
  const { quotations, questions, closing } = waiting;
  const n = (count: number) => ({ count, n: formatNumber(locale, count) });
  const lines = [
    { key: 'quotations', count: quotations, to: href('purchaserQuotation'), text: t('home.quotations', n(quotations)) },
    { key: 'questions', count: questions, to: href('purchaserPurchase'), text: t('unanswered', n(questions)) },
    { key: 'closing', count: closing, to: href('purchaserPurchase'), text: t('home.closing', n(closing)) },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="m-0 grid list-none gap-2 p-4">
      {lines.map(({ key, to, text }) => (
        <li key={key}>
          <Link className="font-strong phone:inline-flex phone:min-h-11 phone:items-center" href={to}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
