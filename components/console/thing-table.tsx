import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Link } from '@/components/ui/link';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { href } from '@/lib/platform/routes/address';
import type { CompanyItemPage, CompanyItemRow } from '@/lib/staff/company/types';
import { companyItemKinds } from '@/lib/staff/constants';
import { companyAddress } from '@/lib/staff/filter';
import type { CompanyItemKind } from '@/lib/staff/types';
import { Pager } from './pager';
import { tableClass } from './table-class';
import { type RejectionReader, VisibilityButton } from './visibility-button';

type Props = {
  companyId: number;
  tab: CompanyItemKind;
  things: CompanyItemPage;
  page: number;
  locale: ConsoleLocale;
  readOnly: boolean;
  told: RejectionReader;
};

const badges = {
  normal: 'ok',
  pending: 'warn',
  reject: 'bad',
  disable: 'bad',
  draft: 'plain',
  uploading: 'plain',
} as const;
type Status = keyof typeof badges;

function State({ row }: { row: CompanyItemRow }) {
  const t = useTranslations('console.thing');
  const status = row.status as Status;
  return (
    <>
      {row.hiddenReason === null ? (
        <Badge tone={badges[status]} hollow={badges[status] === 'plain'}>
          {t(status)}
        </Badge>
      ) : (
        <Badge tone="bad">{t('hidden')}</Badge>
      )}
      {row.hiddenReason !== null && <small>{row.hiddenReason}</small>}
      {!row.shown && <small>{t('off')}</small>}
      {row.waiting !== null && (
        <small>
          <Link className="lnk" href={href('adminReview', { id: row.waiting })}>
            {t('waiting')}
          </Link>
        </small>
      )}
    </>
  );
}

const isOff = ({ status, hiddenReason }: CompanyItemRow): boolean => status === 'disable' || hiddenReason !== null;
const hasVisibility = (row: CompanyItemRow): boolean => row.status === 'normal' || isOff(row);

/** A company's items of one kind, with staff actions. */
export function ThingTable({ companyId, tab, things, page, locale, readOnly, told }: Props) {
  const t = useTranslations('console.thing');
  const { rows, pages } = things;
  return (
    <>
      <nav className="cc-tabs" aria-label={t('tabs')}>
        {companyItemKinds.map((kind) => (
          <Link key={kind} href={companyAddress(companyId, kind)} aria-current={kind === tab ? 'page' : undefined}>
            {t(kind)}
          </Link>
        ))}
      </nav>
      {rows.length === 0 ? (
        <p className="text-ink-3">{t('empty')}</p>
      ) : (
        <table className={tableClass}>
          <thead>
            <tr>
              <th scope="col">{t('title')}</th>
              <th scope="col">{t('status')}</th>
              <th scope="col">{t('act')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const title = row.title || t('untitled');
              return (
                <tr key={row.id}>
                  <th scope="row">
                    <bdi>{title}</bdi> <small className="text-ink-3">{row.id}</small>
                  </th>
                  <td data-label={t('status')} className="[&_small]:block [&_small]:max-w-[48ch] [&_small]:text-ink-3">
                    <State row={row} />
                  </td>
                  <td>
                    {(hasVisibility(row) || row.held) && (
                      <VisibilityButton
                        kind={tab}
                        id={row.id}
                        revision={row.revision}
                        title={title}
                        on={isOff(row)}
                        readOnly={readOnly}
                        held={row.held}
                        told={told}
                      />
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      <Pager page={page} more={page < pages} locale={locale} address={(to) => companyAddress(companyId, tab, to)} />
    </>
  );
}
