import { useTranslations } from 'next-intl';
import { DaysLeft } from '@/components/list/mark/days-left';
import { Flag, type FlagPictures } from '@/components/ui/flag';
import { SpokenText } from '@/components/ui/spoken-text';
import { atOffset, formatDay } from '@/lib/platform/i18n/format';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { TenderCard } from '@/lib/tender/types';
import { Budget } from './budget';
import { OriginalTitle, TenderTitle } from './tender-title';
import '@/app/tender-row.css';

type Props = { item: TenderCard; locale: Locale; flags?: FlagPictures | undefined };

/** A tender as a list row, for either device: title, place, buyer, deadline and budget. */
export function TenderRow({ item, locale, flags }: Props) {
  const t = useTranslations('tender');
  const { id, title, buyer, city, country, way, category, publishedAt, deadlineAt, deadlineOffset, budget } = item;
  const spoken = (text: string) => <SpokenText of={{ text, locale: title.locale }} site={locale} />;
  return (
    <article className="td-row">
      <div>
        <h3>
          <a href={href('tenderDetail', { id })}>
            <TenderTitle item={item} locale={locale} />
          </a>
        </h3>
        <OriginalTitle item={item} locale={locale} />
        <ul className="td-tags">
          <li>
            <Flag code={country.code} pictures={flags} />
            {country.name}
            {city && <span className="muted">{spoken(city)}</span>}
          </li>
          <li>{t(`way.${way}`)}</li>
          {category && <li>{t(`category.${category}`)}</li>}
        </ul>
        <p className="td-who">
          {spoken(buyer)}
          <time dateTime={publishedAt}>{t('publishedOn', { date: formatDay(locale, publishedAt) })}</time>
        </p>
      </div>
      <dl>
        <div>
          <dt>{t('deadline')}</dt>
          <dd>
            {deadlineAt ? (
              <time dateTime={deadlineAt}>{formatDay(locale, atOffset(deadlineAt, deadlineOffset ?? 0))}</time>
            ) : (
              t('noDeadline')
            )}
            <DaysLeft item={item} locale={locale} />
          </dd>
        </div>
        <div>
          <dt>{t('budget')}</dt>
          <dd>
            <Budget of={budget} locale={locale} />
          </dd>
        </div>
      </dl>
    </article>
  );
}
