import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { href } from '@/lib/platform/routes/address';
import type { ReportRow } from '@/lib/staff/report/queries';
import { formatMoment } from '@/lib/staff/time';
import { NameSearchLink } from './name-search-link';
import { PurchaseContentText } from './purchase-content-text';

type Props = {
  row: ReportRow;
  locale: ConsoleLocale;
  timeZone: string;
  /** Whether the reader may open the request's files. */
  mayOpen: boolean;
};

/** The reported request, or the quotation with its request, and their owners. */
export function ReportedText({ row, locale, timeZone, mayOpen }: Props) {
  const t = useTranslations('console');
  const { requestId, buyer, supplier, content } = row;
  const title = <b>{row.title}</b>;
  return (
    <>
      {supplier && (
        <p>
          {t.rich('report.supplier', {
            name: supplier.name,
            link: (words) => (
              <Link className="lnk" href={href('adminCompany', { id: supplier.companyId })}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {row.message !== null && (
        <p className="whitespace-pre-line" dir="auto">
          {row.message}
        </p>
      )}
      <p dir="auto">
        {requestId !== null && row.listed ? (
          <a className="lnk" href={href('purchaseDetail', { id: requestId })} target="_blank" rel="noreferrer">
            {title}
          </a>
        ) : (
          title
        )}
      </p>
      <p className="whitespace-pre-line" dir="auto">
        {row.details}
      </p>
      {requestId !== null && content && (
        <PurchaseContentText id={requestId} content={content} locale={locale} mayOpen={mayOpen} />
      )}
      {buyer && (
        <p>
          {t.rich(buyer.company ? 'purchase.buyer' : 'purchase.buyerAlone', {
            ...{ name: buyer.name, company: buyer.company, country: content?.names.country ?? '–' },
            at: formatMoment(locale, buyer.registeredAt, timeZone),
            link: (words) => <NameSearchLink name={buyer.name}>{words}</NameSearchLink>,
          })}
        </p>
      )}
    </>
  );
}
