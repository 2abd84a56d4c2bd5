import { useTranslations } from 'next-intl';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { href } from '@/lib/platform/routes/address';
import type { ContactClaim } from '@/lib/staff/claim/queries';
import { formatMoment } from '@/lib/staff/time';
import { ClaimButton } from './claim-button';
import { cardTableClass } from './table-class';

const decisions = { claimed: ['approved', 'hidden'], approved: ['hidden'], hidden: ['approved'] } as const;

type Props = { rows: readonly ContactClaim[]; locale: ConsoleLocale; timeZone: string; readOnly: boolean };

/** Texts that authors say contain no contact details, with the decision or its buttons. */
export function ClaimTable({ rows, locale, timeZone, readOnly }: Props) {
  const t = useTranslations('console.claim');
  return (
    <table className={cardTableClass}>
      <thead>
        <tr>
          <th scope="col">{t('text')}</th>
          <th scope="col">{t('context')}</th>
          <th scope="col">{t('author')}</th>
          <th scope="col">{t('time')}</th>
          <th scope="col">{t('decision')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, requestId, state, text, context, isBuyer, createdAt }) => (
          <tr key={id} data-row tabIndex={-1}>
            <th scope="row">
              <bdi>{text}</bdi>
            </th>
            <td data-label={t('context')} className="[overflow-wrap:anywhere]">
              <bdi>{context}</bdi>
            </td>
            <td data-label={t('author')}>
              <a href={href('purchaseDetail', { id: requestId })}>{t(isBuyer ? 'buyer' : 'supplier')}</a>
            </td>
            <td data-label={t('time')}>{formatMoment(locale, createdAt, timeZone)}</td>
            <td data-label={t('decision')}>
              {readOnly ? (
                t(`state.${state}`)
              ) : (
                <span className="flex items-center gap-2">
                  {decisions[state].map((decision) => (
                    <ClaimButton key={decision} claim={{ id, read: state, text }} state={decision} />
                  ))}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
