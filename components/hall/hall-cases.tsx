import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import type { HallView } from '@/lib/hall/read';
import type { HallCase, HallCaseDetail } from '@/lib/hall/types';
import { href } from '@/lib/routes/address';
import { CaseLine } from './case-card';
import { CaseGrid } from './case-grid';
import { Prose } from './prose';

/** All cases, those abroad before those at home: a buyer looks for the former. */
export function HallCases({ hall, locale, device }: HallView) {
  const t = useTranslations('hall');
  const parts = [
    { title: t('international'), items: hall.cases.filter(({ domestic }) => !domestic) },
    { title: t('domestic'), items: hall.cases.filter(({ domestic }) => domestic) },
  ].filter(({ items }) => items.length > 0);
  return (
    <>
      <h1 className="ttl">{t('cases')}</h1>
      {parts.map(({ title, items }) => (
        <section className="doc" key={title}>
          <h2 className="h">{title}</h2>
          <CaseGrid items={items} companyId={hall.company.id} locale={locale} device={device} />
        </section>
      ))}
    </>
  );
}

/** One case with its text, and the cases before and after it. */
export function HallCaseView({ hall, locale, item }: HallView & { item: HallCaseDetail }) {
  const t = useTranslations('hall');
  const companyId = hall.company.id;
  const neighbour = (other: HallCase | null, label: string, rel: 'prev' | 'next') =>
    other && (
      <a className={rel} rel={rel} href={href('hallCase', { companyId, id: other.id })}>
        <span className="row muted">
          {rel === 'prev' && <Icon name="start" small mirrored />}
          {label}
          {rel === 'next' && <Icon name="end" small mirrored />}
        </span>
        <SpokenText of={other.title} site={locale} />
      </a>
    );
  return (
    <>
      <article className="case-v">
        <div className="pic">
          <Picture src={item.picture} alt="" use="wide" eager />
        </div>
        <div>
          <CaseLine item={item} />
          <h1 className="ttl">
            <SpokenText of={item.title} site={locale} />
          </h1>
          <p className="chip">{t(item.domestic ? 'domestic' : 'international')}</p>
          <Prose of={item.description} site={locale} />
        </div>
      </article>
      {(item.previous || item.next) && (
        <nav className="near" aria-label={t('neighbours')}>
          {neighbour(item.previous, t('previousCase'), 'prev')}
          {neighbour(item.next, t('nextCase'), 'next')}
        </nav>
      )}
    </>
  );
}
