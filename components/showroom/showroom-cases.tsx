import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { SpokenText } from '@/components/ui/spoken-text';
import { href } from '@/lib/platform/routes/address';
import type { ShowroomView } from '@/lib/showroom/read';
import type { ShowroomCase, ShowroomCaseDetail } from '@/lib/showroom/types';
import { CaseLine } from './case-card';
import { CaseFilter, caseMarks } from './case-filter';
import { CaseGrid } from './case-grid';
import { Prose } from './prose';

/** All cases, foreign ones first: buyers look for those. */
export function ShowroomCases({ showroom, locale, device }: ShowroomView) {
  const t = useTranslations('showroom');
  const { cases, caseGroups } = showroom;
  const groupOf = ({ groupId }: ShowroomCase) => caseGroups.findIndex(({ id }) => id === groupId);
  return (
    <div className="cases">
      <h1 className="ttl">{t('cases')}</h1>
      <CaseFilter showroom={showroom} locale={locale} />
      <h2 className="sr">{t('allCases')}</h2>
      <CaseGrid
        items={cases.toSorted((a, b) => Number(a.domestic) - Number(b.domestic))}
        companyId={showroom.company.id}
        locale={locale}
        device={device}
        marks={(item) => caseMarks(item.domestic, groupOf(item))}
      />
    </div>
  );
}

/** A case with its text, and links to the previous and next. */
export function ShowroomCaseView({ showroom, locale, item }: ShowroomView & { item: ShowroomCaseDetail }) {
  const t = useTranslations('showroom');
  const companyId = showroom.company.id;
  const group = showroom.caseGroups.find(({ id }) => id === item.groupId);
  const neighbour = (other: ShowroomCase | null, label: string, rel: 'prev' | 'next') =>
    other && (
      <a className={rel} rel={rel} href={href('showroomCase', { companyId, id: other.id })}>
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
        <div>
          <div className="pic">
            <Picture src={item.picture} alt="" use="wide" eager />
          </div>
          {item.pictures.length > 0 && (
            <div className="shots">
              {item.pictures.map((key) => (
                <div className="pic" key={key}>
                  <Picture src={key} alt="" use="detail" />
                </div>
              ))}
            </div>
          )}
        </div>
        <div>
          <CaseLine item={item} />
          <h1 className="ttl">
            <SpokenText of={item.title} site={locale} />
          </h1>
          <p className="row">
            <span className="chip">{t(item.domestic ? 'domestic' : 'international')}</span>
            {group && (
              <span className="chip">
                <SpokenText of={group.name} site={locale} />
              </span>
            )}
          </p>
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
