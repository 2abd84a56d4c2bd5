import { getLocale, getTranslations } from 'next-intl/server';
import { FileLink } from '@/components/form/file-link';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { TranslateScope } from '@/components/translate/translate-scope';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { href } from '@/lib/platform/routes/address';
import { canTranslate } from '@/lib/platform/translate/service';
import type { getOwnPurchase } from '@/lib/purchase/own/queries';
import { ownTitle } from '@/lib/purchase/own/text';
import { type BasisChoice, basisQuery } from '@/lib/quotation/basis/rules';
import { Comparison } from './comparison';
import { PrintAct } from './print-act';

type Props = {
  actor: PurchaserActor;
  found: NonNullable<Awaited<ReturnType<typeof getOwnPurchase>>>;
  choice: BasisChoice;
};

/** Page comparing all quotations of a request, with decisions. */
export async function ComparisonSection({ actor, found: { id, state, purchase }, choice }: Props) {
  const locale = await getLocale();
  const t = await getTranslations('purchaseCenter');
  const title = ownTitle(purchase, locale);
  const file = `/api/quotation/export?${new URLSearchParams({ requestId: String(id), ...basisQuery(choice) })}`;
  return (
    <>
      <div className="[&_h1]:text-20 [&>header]:mb-2">
        <PageHead title={title.text} language={title.locale} mark={<PurchaseStateBadge state={state} />}>
          <ButtonLink href={href('purchaserPurchaseDetail', { id })} className="print:hidden">
            {t('open')}
          </ButtonLink>
          <FileLink href={file} className="px-[10px]! print:hidden" title={t('comparison.csv')}>
            <span className="sr-only">{t('comparison.csv')}</span>
          </FileLink>
          <PrintAct label={t('comparison.print')} />
        </PageHead>
      </div>
      <CenterMessages namespaces={['purchaseCenter', 'order', 'report', 'trade', 'product', 'company', 'translate']}>
        <TranslateScope on={canTranslate()}>
          <Comparison id={id} state={state} purchase={purchase} choice={choice} timeZone={actor.timeZone} />
        </TranslateScope>
      </CenterMessages>
    </>
  );
}
