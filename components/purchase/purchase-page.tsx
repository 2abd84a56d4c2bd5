import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { DeadlineWatch } from '@/components/tender/deadline-watch';
import { PurchaseFactTable } from '@/components/trade/purchase-fact-table';
import { PurchaseStateBadge } from '@/components/trade/purchase-state-badge';
import { SpecificationTable } from '@/components/trade/specification-table';
import { Breadcrumb, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { ButtonLink } from '@/components/ui/button';
import { Flag } from '@/components/ui/flag';
import { Note } from '@/components/ui/note';
import { SoftLinks } from '@/components/ui/soft-links';
import { SpokenText } from '@/components/ui/spoken-text';
import type { FacetNames } from '@/lib/listing/listing';
import { formatLanguage } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { PurchaseView } from '@/lib/purchase/read';
import { effectiveState, isShown } from '@/lib/purchase/rules';
import { AddendumList, QuestionList } from './correspondence-list';
import { PurchaseCard } from './purchase-card';
import { PurchaseRows } from './purchase-rows';

type Props = {
  view: PurchaseView;
  facets: Pick<FacetNames, 'categories' | 'countries'>;
  locale: Locale;
  steps: readonly BreadcrumbStep[];
};

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="mt-8" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-20">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Page of a public request: goods and terms, with deadline and actions beside. */
export function PurchasePage({ view, facets, locale, steps }: Props) {
  const t = useTranslations();
  const { purchase, names, related } = view;
  const { title, details, specification, addenda, questions, countryCode } = purchase;
  const state = effectiveState(purchase, Date.now());
  return (
    <div className="wrap pb-12">
      <SoftLinks />
      <DeadlineWatch items={[purchase]} locale={locale} />
      <Breadcrumb steps={steps} />
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <header className="grid content-start gap-3">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <PurchaseStateBadge state={state} />
            {countryCode && (
              <span className="inline-flex items-center gap-2">
                <Flag code={countryCode} />
                {names.country ?? countryCode}
              </span>
            )}
            {names.category && <span>{names.category}</span>}
          </p>
          <h1 className="text-24 leading-[1.3] [overflow-wrap:anywhere]">
            <SpokenText of={title} site={locale} />
          </h1>
          {title.locale !== locale && (
            <p className="text-ink-3">
              {t('purchaseHall.original', { language: formatLanguage(locale, title.locale) })}
            </p>
          )}
          {state !== 'open' && isShown(state) && <Note tone="warn">{t(`purchaseHall.ended.${state}`)}</Note>}
        </header>
        <aside className="lg:row-span-2">
          <PurchaseCard purchase={purchase} state={state} locale={locale} />
        </aside>
        <div className="min-w-0">
          <Part id="facts" title={t('trade.facts')}>
            <PurchaseFactTable purchase={purchase} locale={locale} names={names} />
          </Part>
          {details.text !== '' && (
            <Part id="details" title={t('purchaseHall.details')}>
              <p className="max-w-[72ch] leading-relaxed whitespace-pre-line [overflow-wrap:anywhere]">
                <SpokenText of={details} site={locale} />
              </p>
            </Part>
          )}
          {specification.length > 0 && (
            <Part id="specification" title={t('trade.specification')}>
              <SpecificationTable lines={specification} spoken={purchase.locale} locale={locale} />
            </Part>
          )}
          {addenda.length > 0 && (
            <Part id="addenda" title={t('purchaseHall.addenda')}>
              <AddendumList addenda={addenda} spoken={purchase.locale} locale={locale} />
            </Part>
          )}
          <Part id="questions" title={t('purchaseHall.questions')}>
            <QuestionList questions={questions} />
          </Part>
        </div>
      </div>
      {related.length > 0 && (
        <section className="mt-12 print:hidden" aria-labelledby="related" data-soft>
          <h2 id="related" className="text-20">
            {t('purchaseHall.related')}
          </h2>
          <PurchaseRows items={related} names={facets} locale={locale} />
          <p className="mt-6">
            <ButtonLink href={href('purchaseHome')}>{t('purchaseHall.allRequests')}</ButtonLink>
          </p>
        </section>
      )}
    </div>
  );
}
