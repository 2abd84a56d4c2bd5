import { useTranslations } from 'next-intl';
import { OwnTime } from '@/components/list/mark/own-time';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import { Flag } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import {
  atOffset,
  formatDay,
  formatInstant,
  formatLanguage,
  formatOffset,
  formatShare,
} from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { TenderDetail } from '@/lib/tender/types';
import { Budget } from './budget';

type MomentProps = { iso: string; offset: number | null; locale: Locale };

/** A time by the buyer's clock, or UTC if unknown, and by the reader's. */
export function Moment({ iso, offset, locale }: MomentProps) {
  const t = useTranslations('tender');
  const shift = offset ?? 0;
  return (
    <time dateTime={iso}>
      {t('zoned', { time: formatInstant(locale, atOffset(iso, shift), 'UTC'), zone: formatOffset(shift) })}
      <OwnTime iso={iso} offset={shift} locale={locale} text={t('yourTime', { time: '#' })} />
    </time>
  );
}

/** Key facts for bidders as a table; unknown ones are left out. */
export function TenderFacts({ tender, locale }: { tender: TenderDetail; locale: Locale }) {
  const t = useTranslations('tender');
  const { title, country, way, category, sectors, openingAt, bidBond, deadlineAt, deadlineOffset } = tender;
  const spoken = (text: string) => <SpokenText of={{ text, locale: title.locale }} site={locale} />;
  const facts: TableFact[] = [
    [t('number'), tender.number && <bdi className="num">{tender.number}</bdi>],
    [t('buyer'), spoken(tender.buyer)],
    [
      t('place'),
      <span key="place" className="td-place">
        <Flag code={country.code} />
        <a href={href('tenderCountry', { country: country.code.toLowerCase() })}>{country.name}</a>
        {tender.city && spoken(tender.city)}
      </span>,
    ],
    [
      t('method'),
      <a key="way" href={href('tenderWay', { way })}>
        {t(`way.${way}`)}
      </a>,
    ],
    [
      t('kind'),
      category && (
        <a key="category" href={href('tenderCategory', { cate: category })}>
          {t(`category.${category}`)}
        </a>
      ),
    ],
    [
      t('sectors'),
      sectors.length > 0 && (
        <ul className="td-sectors">
          {sectors.map(({ id, name }) => (
            <li key={id}>
              <a href={href('tenderList', {}, { cate: [id] })} rel="nofollow">
                {name}
              </a>
            </li>
          ))}
        </ul>
      ),
    ],
    [
      t('published'),
      <time key="published" dateTime={tender.publishedAt}>
        {formatDay(locale, tender.publishedAt)}
      </time>,
    ],
    [
      t('deadline'),
      deadlineAt ? <Moment key="deadline" iso={deadlineAt} offset={deadlineOffset} locale={locale} /> : t('noDeadline'),
    ],
    [t('opening'), openingAt && <Moment iso={openingAt} offset={deadlineOffset} locale={locale} />],
    [t('budget'), <Budget key="budget" of={tender.budget} locale={locale} />],
    [t('bond'), bidBond !== null && t('bondOf', { percent: formatShare(locale, bidBond / 100) })],
    [t('language'), formatLanguage(locale, tender.originalLocale)],
    [
      t('contact'),
      tender.contact && (
        <SpokenText key="contact" of={{ text: tender.contact, locale: title.locale }} site={locale} mail />
      ),
    ],
  ];
  return <FactTable facts={facts} className="spec td-facts" caption={t('facts')} />;
}
