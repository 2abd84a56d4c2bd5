import { getTranslations } from 'next-intl/server';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { purchasePresets } from '@/lib/staff/constants';
import { queueAddress, rowOf } from '@/lib/staff/filter';
import { listWaitingPurchases } from '@/lib/staff/purchase/queries';
import { mayDecide } from '@/lib/staff/rules';
import { ClaimSection } from './claim-section';
import { Pager } from './pager';
import { presetTexts } from './preset-texts';
import { PurchaseDecisionForm } from './purchase-decision-form';
import { ReadOnlyNote } from './read-only-note';
import { WaitingPurchaseText } from './waiting-purchase-text';
import { WishItem, wishList } from './wish-item';

type Props = { actor: StaffActor; locale: ConsoleLocale; page: number };

/** Requests of new buyers awaiting review. docs/domain.md, rule 19. */
export async function PurchaseQueueSection({ actor, locale, page }: Props) {
  const t = await getTranslations('console');
  const { rows, total, pages } = await listWaitingPurchases(actor, page, locale);
  const isReader = !mayDecide(actor);
  const now = new Date().toISOString();
  const items = await Promise.all(
    rows.map(async (row) => ({ row, usual: await presetTexts(purchasePresets, row.reader) })),
  );
  const address = (to: number) => queueAddress('purchase', { page: to, newest: false, grade: null });
  return (
    <>
      <PageHead title={t('nav.purchase')} lead={t('purchase.lead')}>
        <span>{t('queue.count', { count: total, n: formatNumber(locale, total) })}</span>
      </PageHead>
      {isReader && <ReadOnlyNote />}
      {items.length === 0 && <EmptyState icon="check" text={t('purchase.empty')} />}
      <ul className={wishList}>
        {items.map(({ row, usual }) => (
          <WishItem key={row.id} keyed={rowOf('purchase', row.id)}>
            <WaitingPurchaseText row={row} locale={locale} timeZone={actor.timeZone} mayOpen={!isReader} />
            {!isReader && (
              <PurchaseDecisionForm
                id={row.id}
                isOver={row.content.facts.validUntil <= now}
                presets={usual}
                keep={{ name: `decision:${actor.accountId}:purchase:${row.id}`, revision: row.revision }}
              />
            )}
          </WishItem>
        ))}
      </ul>
      <Pager page={page} more={page < pages} locale={locale} address={address} />
      <ClaimSection actor={actor} locale={locale} />
    </>
  );
}
