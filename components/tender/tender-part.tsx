import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BodyView } from '@/components/content/body-view';
import { directionOf, type Locale } from '@/lib/platform/i18n/site';
import type { TenderDetail } from '@/lib/tender/types';
import { AwardFacts } from './award-facts';
import { DocumentTable } from './document-table';
import { LotTable } from './lot-table';
import { TenderFacts } from './tender-facts';

type Props = { tender: TenderDetail; locale: Locale; className?: string };

/** Sections of a tender page below its head; empty ones are left out. */
export function TenderParts({ tender, locale, className }: Props) {
  const t = useTranslations('tender');
  const { body, lots, documents, award, title } = tender;
  const foreign = title.locale === locale ? {} : { lang: title.locale, dir: directionOf(title.locale) };
  const part = (id: string, heading: string, content: ReactNode) => (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {content}
    </section>
  );
  return (
    <>
      {part('facts', t('facts'), <TenderFacts tender={tender} locale={locale} />)}
      {award && part('award', t('award'), <AwardFacts tender={tender} locale={locale} />)}
      {body.content.length > 0 &&
        part(
          'notice',
          t('about'),
          <div {...foreign}>
            <BodyView body={body} />
          </div>,
        )}
      {lots.length > 0 && part('lots', t('lots'), <LotTable tender={tender} locale={locale} />)}
      {documents.length > 0 && part('documents', t('documents'), <DocumentTable tender={tender} locale={locale} />)}
    </>
  );
}
