import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import type { StaffActor } from '@/lib/auth/actor';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { formatInstant } from '@/lib/i18n/format';
import { href } from '@/lib/routes/address';
import { type ContactClaim, listContactClaims } from '@/lib/staff/claim/queries';
import { mayDecide } from '@/lib/staff/rules';
import { ClaimButton } from './claim-button';
import { cardTableClass } from './table-class';

const decisions = { claimed: ['approved', 'hidden'], approved: ['hidden'], hidden: ['approved'] } as const;

type TableProps = { rows: readonly ContactClaim[]; locale: ConsoleLocale; timeZone: string; readOnly: boolean };

async function ClaimTable({ rows, locale, timeZone, readOnly }: TableProps) {
  const t = await getTranslations('console.claim');
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
          <tr key={id}>
            <th scope="row">
              <bdi>{text}</bdi>
            </th>
            <td data-label={t('context')} className="[overflow-wrap:anywhere]">
              <bdi>{context}</bdi>
            </td>
            <td data-label={t('author')}>
              <a href={href('purchaseDetail', { id: requestId })}>{t(isBuyer ? 'buyer' : 'supplier')}</a>
            </td>
            <td data-label={t('time')}>{formatInstant(locale, createdAt, timeZone)}</td>
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

/** What authors say is no contact, to be left shown or hidden again, and what was decided last. docs/domain.md, rule 3. */
export async function ClaimSection({ actor, locale }: { actor: StaffActor; locale: ConsoleLocale }) {
  const t = await getTranslations('console.claim');
  const { waiting, decided } = await listContactClaims(actor);
  const table = { locale, timeZone: actor.timeZone, readOnly: !mayDecide(actor) };
  return (
    <>
      {waiting.length > 0 && (
        <Card title={t('title')} className="mt-5">
          <p className="px-4 pt-3 text-ink-2">{t('lead')}</p>
          <ClaimTable rows={waiting} {...table} />
        </Card>
      )}
      {decided.length > 0 && (
        <Card title={t('decided')} className="mt-5">
          <ClaimTable rows={decided} {...table} />
        </Card>
      )}
    </>
  );
}
