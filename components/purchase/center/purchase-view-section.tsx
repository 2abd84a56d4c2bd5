import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { AwardNext } from '@/components/trade/award-next';
import { PurchaseFactTable } from '@/components/trade/purchase-fact-table';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { ReasonText } from '@/components/trade/reason-text';
import { SpecificationTable } from '@/components/trade/specification-table';
import { TranslateScope } from '@/components/translate/translate-scope';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Note } from '@/components/ui/note';
import { PageHead } from '@/components/ui/page-head';
import type { PurchaserActor } from '@/lib/platform/auth/actor';
import { formatInstant, formatNumber } from '@/lib/platform/i18n/format';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { canTranslate } from '@/lib/platform/translate/service';
import { getPortText } from '@/lib/port/queries';
import { categoryName, companyNames } from '@/lib/purchase/own/name/queries';
import { countReceived, type getOwnPurchase } from '@/lib/purchase/own/queries';
import { getPurchase } from '@/lib/purchase/queries';
import { AddendumCard } from './addendum-card';
import { ContactCard } from './contact-card';
import { InviteCard } from './invite-card';
import { PlacesText } from './places-text';
import { PrivateCard } from './private-card';
import { PurchaseActs } from './purchase-acts';
import { QuestionCard } from './question-card';

type Props = { actor: PurchaserActor; found: NonNullable<Awaited<ReturnType<typeof getOwnPurchase>>> };

const factLook =
  '[&_table]:w-full [&_th]:w-2/5 [&_th]:py-2 [&_th]:pe-3 [&_th]:text-start [&_th]:align-top [&_th]:font-regular [&_th]:text-ink-2 [&_td]:py-2 [&_td]:[overflow-wrap:anywhere]';

/** An own published request: content, questions and invitations, actions. */
export async function PurchaseViewSection({ actor, found }: Props) {
  const { id, state, invited, opened, purchase, quotationMax } = found;
  const locale = await getLocale();
  const t = await getTranslations('purchaseCenter');
  const trade = await getTranslations('trade');
  const detail = await getPurchase(locale, actor, id);
  if (!detail) notFound();
  const names = await companyNames(locale, [...invited, ...opened.map(({ companyId }) => companyId)]);
  const country = new Intl.DisplayNames([sites[locale].intl], { type: 'region' });
  const spoken = detail.title.locale;
  const { title, kind } = detail;
  const quotations = await countReceived(actor, id);
  const n = (value: number) => formatNumber(locale, value);
  return (
    <>
      <PageHead
        title={title.text}
        language={title.locale}
        lead={
          <>
            {t('quotations', { count: quotations, n: n(quotations) })}
            {found.places && (
              <>
                {' · '}
                <PlacesText places={found.places} />
              </>
            )}
          </>
        }
        crumb={{ href: href('purchaserPurchase'), label: t('title') }}
        mark={
          <>
            <PurchaseStateBadge state={state} />
            {kind === 'inquiry' && <Badge hollow>{t('inquiry')}</Badge>}
          </>
        }
      >
        <CenterMessages namespaces={['purchaseCenter', 'trade']}>
          <PurchaseActs item={{ id, kind, state, title: title.text, quotationMax }} hasQuotations={quotations > 0} />
        </CenterMessages>
      </PageHead>
      {state === 'awarded' && (
        <div className="mb-4">
          <AwardNext side="buyer" requestId={id} />
        </div>
      )}
      {state === 'cancelled' && found.reviewReason && (
        <Note tone="bad" title={t('removed')}>
          <p dir="auto">{found.reviewReason}</p>
        </Note>
      )}
      {found.cancel && (
        <Note title={t('cancelled')}>
          <ReasonText label={found.cancel.key && trade(`cancelReason.${found.cancel.key}`)} text={found.cancel.text} />
        </Note>
      )}
      {found.decideUntil && (
        <Note tone="warn" title={t('deciding.title')}>
          <p>{t('deciding.text', { time: formatInstant(locale, found.decideUntil, actor.timeZone) })}</p>
        </Note>
      )}
      {state === 'pending' && (
        <Note tone="warn" title={t('underReview')}>
          <p>{t('underReviewNext')}</p>
        </Note>
      )}
      <CenterMessages namespaces={['purchaseCenter', 'trade', 'product', 'tender', 'company', 'translate']}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2 lg:items-start">
          <Card title={t('factsTitle')} padded>
            <div className={factLook}>
              <PurchaseFactTable
                purchase={{ ...detail, locale: spoken }}
                locale={locale}
                names={{
                  category: await categoryName(locale, purchase.categoryId),
                  country: detail.countryCode ? country.of(detail.countryCode) : undefined,
                  port: await getPortText(locale, detail.port),
                }}
              />
            </div>
            {detail.details.text && (
              <p lang={spoken} className="[overflow-wrap:anywhere] whitespace-pre-line">
                {detail.details.text}
              </p>
            )}
            {detail.specification.length > 0 && (
              <SpecificationTable lines={detail.specification} spoken={spoken} locale={locale} />
            )}
          </Card>
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
            <PrivateCard id={id} purchase={purchase} files={found.files} />
            <TranslateScope on={canTranslate()}>
              <QuestionCard id={id} state={state} questions={detail.questions} timeZone={actor.timeZone} />
            </TranslateScope>
            <AddendumCard id={id} state={state} addenda={detail.addenda} timeZone={actor.timeZone} />
            <InviteCard
              id={id}
              state={state}
              invited={invited.map((companyId) => ({ id: companyId, name: names.get(companyId) ?? '' }))}
            />
            <ContactCard
              opened={opened.map((one) => ({ ...one, name: names.get(one.companyId) ?? '' }))}
              locale={locale}
              timeZone={actor.timeZone}
            />
          </div>
        </div>
      </CenterMessages>
    </>
  );
}
