import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatDuration, formatNumber, formatShare } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { Response } from '@/lib/quotation/response/types';
import { Figure } from './figure';

type Props = {
  /** Invitations and matching requests without a quotation yet. */
  open: number;
  /** Own undecided quotations. */
  waiting: number;
  response: Response;
  /** Period of the response figures in days. */
  days: number;
};

/** Trade overview: requests to quote for, pending quotations, and response figures with their basis. */
export function TradeCard({ open, waiting, response, days }: Props) {
  const t = useTranslations('quotationCenter.dashboard');
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  const { invited, answered, hours } = response;
  return (
    <Card title={t('title')} padded>
      <div className="grid grid-cols-2 gap-4">
        <Figure value={n(open)}>
          <Link
            className="underline phone:inline-flex phone:min-h-11 phone:items-center"
            href={href('supplierPurchase')}
          >
            {t('open', { count: open })}
          </Link>
        </Figure>
        <Figure value={n(waiting)}>
          <Link
            className="underline phone:inline-flex phone:min-h-11 phone:items-center"
            href={href('supplierQuotation')}
          >
            {t('waiting', { count: waiting })}
          </Link>
        </Figure>
        {invited > 0 && (
          <Figure value={formatShare(locale, Math.round((answered / invited) * 100) / 100)}>{t('rate')}</Figure>
        )}
        {hours !== null && <Figure value={formatDuration(locale, hours)}>{t('time')}</Figure>}
      </div>
      <p className="text-12 text-ink-3">
        {invited === 0 ? t('noBasis', { days: n(days) }) : t('basis', { count: invited, n: n(invited), days: n(days) })}
      </p>
    </Card>
  );
}
