import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { listContactClaims } from '@/lib/staff/claim/queries';
import { mayDecide } from '@/lib/staff/rules';
import { ClaimTable } from './claim-table';

/**
 * Claims by authors that a text contains no contact details, to be shown or hidden, and recent decisions.
 * docs/domain.md, rule 3.
 */
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
