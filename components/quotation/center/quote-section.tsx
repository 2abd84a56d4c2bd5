import { getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { QueryProvider } from '@/components/layout/query-provider';
import { ReportPurchase } from '@/components/report/report-purchase';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { TranslateScope } from '@/components/translate/translate-scope';
import { Note } from '@/components/ui/note';
import { PageHead } from '@/components/ui/page-head';
import { followsAmong } from '@/lib/footprint/follow/queries';
import { favouritesAmong } from '@/lib/footprint/queries';
import type { SupplierActor } from '@/lib/platform/auth/actor';
import type { Locale } from '@/lib/platform/i18n/site';
import { currencies } from '@/lib/platform/money/currency';
import { href } from '@/lib/platform/routes/address';
import { canTranslate } from '@/lib/platform/translate/service';
import { getPortText } from '@/lib/port/queries';
import { listPurchaseFiles } from '@/lib/purchase/attachment/queries';
import type { PurchaseDetail } from '@/lib/purchase/types';
import { quotationStates } from '@/lib/quotation/constants';
import { getStanding, type Standing } from '@/lib/quotation/own/queries';
import { getRequestedProduct } from '@/lib/quotation/product/queries';
import { listOwnQuotations } from '@/lib/quotation/queries';
import { listCategories, listCountries } from '@/lib/reference/queries';
import type { CategoryNode } from '@/lib/reference/types';
import { FollowToggle } from './follow-toggle';
import { MonthMeter } from './month-meter';
import { QuestionPart } from './question-part';
import { QuotationAnchor } from './quotation-anchor';
import { QuotationStanding } from './quotation-standing';
import { QuoteForm } from './quote-form';
import { RequestFacts } from './request-facts';

const earlierShown = 20;

const nameOf = (nodes: readonly CategoryNode[], id: number): string | undefined => {
  for (const node of nodes) {
    const name = node.id === id ? node.name : nameOf(node.children, id);
    if (name !== undefined) return name;
  }
  return undefined;
};

/** Why quoting is not possible now; null if it is. */
function refusal(
  purchase: PurchaseDetail,
  { own, isRevisable }: Pick<Standing, 'own' | 'isRevisable'>,
  left: number | null,
) {
  const isOver = Date.parse(purchase.validUntil) <= Date.now();
  if (own && (own.state === 'submitted' || own.state === 'revised')) return isRevisable ? null : 'closed';
  if (purchase.state !== 'open' || isOver) return 'ended';
  if (purchase.placesLeft === 0) return 'full';
  return left === 0 ? 'noneLeft' : null;
}

type Props = { actor: SupplierActor; locale: Locale; purchase: PurchaseDetail };

/** A request beside the company's quotation for it. */
export async function QuoteSection({ actor, locale, purchase }: Props) {
  const t = await getTranslations('quotationCenter');
  const { own, files, currency, isRevisable, ...outcome } = await getStanding(actor, purchase.id);
  const { items, month } = await listOwnQuotations(actor, locale, {
    states: quotationStates,
    page: 1,
    pageSize: earlierShown,
  });
  const countries = await listCountries(locale);
  const preferred = currency ?? 'USD';
  const product = await getRequestedProduct(actor, locale, purchase.id);
  const live = own && (own.state === 'submitted' || own.state === 'revised') ? own : null;
  const why = refusal(purchase, { own, isRevisable }, month.max === null ? null : Math.max(0, month.max - month.used));
  const isFollowed = (await followsAmong(actor, 'request', [purchase.id])).length > 0;
  const buyerId = purchase.contact?.purchaserId;
  const isKept = buyerId !== undefined && (await favouritesAmong(actor, 'purchaser', [buyerId])).length > 0;
  const isOpen = purchase.state === 'open' && Date.parse(purchase.validUntil) > Date.now();
  return (
    <CenterMessages
      namespaces={['quotationCenter', 'order', 'report', 'trade', 'productForm', 'product', 'tender', 'translate']}
    >
      <QueryProvider>
        <PageHead
          title={purchase.title.text}
          language={purchase.title.locale}
          crumb={{ href: href('supplierPurchase'), label: t('requests') }}
          mark={<PurchaseStateBadge state={purchase.state} />}
        >
          {(isFollowed || purchase.state === 'open' || purchase.state === 'closed') && (
            <FollowToggle requestId={purchase.id} title={purchase.title.text} following={isFollowed} />
          )}
        </PageHead>
        <TranslateScope on={canTranslate()}>
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
            <div className="grid min-w-0 gap-5">
              <RequestFacts
                purchase={purchase}
                files={await listPurchaseFiles(purchase.id)}
                timeZone={actor.timeZone}
                kept={isKept}
                quotationId={own?.id ?? null}
                product={product}
                names={{
                  category: nameOf(await listCategories(locale), purchase.categoryId),
                  country: countries.find(({ code }) => code === purchase.countryCode)?.name,
                  port: await getPortText(locale, purchase.port),
                }}
              />
              <ReportPurchase id={purchase.id} />
              <QuestionPart requestId={purchase.id} questions={purchase.questions} open={isOpen} />
            </div>
            <div className="grid min-w-0 gap-5">
              <QuotationAnchor versions={own?.versions.length ?? 0}>
                {own && (
                  <QuotationStanding
                    own={own}
                    {...outcome}
                    isForm={live !== null && why === null}
                    request={{ lines: purchase.specification, spoken: purchase.locale }}
                  />
                )}
              </QuotationAnchor>
              {why === null ? (
                <>
                  {!live && <MonthMeter {...month} />}
                  <QuoteForm
                    key={live?.id ?? 'new'}
                    companyId={actor.companyId}
                    purchase={purchase}
                    product={product}
                    own={live && { ...live, files }}
                    currency={preferred}
                    currencies={[preferred, ...currencies.filter((code) => code !== preferred)]}
                    countries={countries.map(({ code, name }) => ({ value: code, label: name }))}
                    earlier={items.filter(({ requestId }) => requestId !== purchase.id)}
                  />
                </>
              ) : (
                <Note>
                  {t(`why.${why}`)}
                  {why === 'noneLeft' && <MonthMeter {...month} />}
                </Note>
              )}
            </div>
          </div>
        </TranslateScope>
      </QueryProvider>
    </CenterMessages>
  );
}
