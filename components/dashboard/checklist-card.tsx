import { useLocale, useTranslations } from 'next-intl';
import { isolated } from '@/components/account/isolated';
import { ProfileBadge } from '@/components/company-center/profile-badge';
import { Badge } from '@/components/form/badge';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { mayDo } from '@/lib/auth/rules';
import type { ChecklistItem } from '@/lib/company/profile/constants';
import type { ChecklistEntry, OwnProfile } from '@/lib/company/profile/types';
import { type CompanyRole, config } from '@/lib/config';
import { hasProfileFeatures } from '@/lib/hall/standing';
import { formatList, formatNumber } from '@/lib/i18n/format';
import { sites } from '@/lib/i18n/site';
import { href } from '@/lib/routes/address';
import { useMissingText } from './missing-text';

const section = (name: 'media' | 'introduction') => href('supplierCompanySection', { section: name });
const places: Record<ChecklistItem, string> = {
  basic: href('supplierCompany'),
  licence: href('supplierCompany'),
  media: section('media'),
  introduction: section('introduction'),
  certificate: href('supplierCertificate'),
  product: href('supplierProduct'),
};

type Props = {
  profile: Pick<OwnProfile, 'status' | 'change' | 'checklist' | 'standing' | 'profile'>;
  /** Who reads it: a way to what this user may not change is left out. */
  reader: CompanyRole;
};

function useEntryText({ standing, profile }: Props['profile']): (entry: ChecklistEntry) => string {
  const t = useTranslations('dashboard.checklist.item');
  const locale = useLocale();
  const missingText = useMissingText(profile.countryCode);
  return ({ item, missing, count, locales }) => {
    const n = formatNumber(locale, count ?? 0);
    switch (item) {
      case 'basic':
        return missing.length > 0 ? t('basic.missing', { fields: missingText(missing) }) : t('basic.text');
      case 'media':
        if (missing.length > 0) return t('basic.missing', { fields: missingText(missing) });
        return t('media.text', { n, most: formatNumber(locale, config.caps.picture[standing.membership]) });
      case 'introduction':
        return locales.length === 0
          ? t('introduction.none')
          : t('introduction.text', {
              languages: formatList(
                locale,
                locales.map((one) => isolated(sites[one].endonym)),
              ),
            });
      case 'licence':
        return t('licence.text');
      default:
        return count ? t(`${item}.count`, { count, n }) : t(`${item}.text`);
    }
  };
}

function useAdvice({ status, change, checklist }: Props['profile']): { text: string; submits: boolean } {
  const t = useTranslations();
  const locale = useLocale();
  const blocking = checklist.filter(({ blocks }) => blocks).length;
  if (status === 'review' || change === 'pending') return { text: t('review.status.company.review'), submits: false };
  if (status === 'disabled') return { text: t('review.status.company.disabled'), submits: false };
  if (blocking > 0) {
    const text = t('dashboard.checklist.blocked', { count: blocking, n: formatNumber(locale, blocking) });
    return { text, submits: false };
  }
  if (status !== 'normal') return { text: t('dashboard.checklist.ready'), submits: true };
  const all = checklist.every(({ done }) => done);
  return { text: t(all ? 'dashboard.checklist.complete' : 'dashboard.checklist.open'), submits: false };
}

/** The word of a status; what is public stands in the specification's own. */
function Status({ status }: Pick<OwnProfile, 'status'>) {
  const t = useTranslations('review.status.company');
  return status === 'normal' ? <Badge kind="ok">{t('normal')}</Badge> : <ProfileBadge status={status} />;
}

/** What a supplier's information still lacks, with the ways there. Specification 2.7, Homepage dashboard. */
export function ChecklistCard({ profile, reader }: Props) {
  const t = useTranslations('dashboard.checklist');
  const locale = useLocale();
  const textOf = useEntryText(profile);
  const advice = useAdvice(profile);
  const upgrade = useTranslations('gate')('upgrade');
  const { checklist, standing } = profile;
  const locked = ({ item }: ChecklistEntry) => item === 'certificate' && !hasProfileFeatures(standing);
  const done = checklist.filter((entry) => entry.done).length;
  const first = checklist.find((entry) => entry.blocks && !entry.done);
  const sent = profile.status === 'review' || profile.status === 'normal' || profile.status === 'disabled';
  const progress = t('progress', { done: formatNumber(locale, done), all: formatNumber(locale, checklist.length) });
  return (
    <section className="cc-card db-check">
      <div className="db-check-h">
        <h2>{t(sent ? 'titleSent' : 'title')}</h2>
        <Status status={profile.status} />
        <p>{advice.text}</p>
        <progress max={checklist.length} value={done} aria-label={progress} />
        <small>{progress}</small>
        {advice.submits && mayDo(reader, 'company') && (
          <Link className="btn p s" href={href('supplierCompany')}>
            {t('submit')}
          </Link>
        )}
      </div>
      <ul>
        {checklist.map((entry) => {
          const state = entry.done ? 'done' : entry.blocks ? 'blocks' : 'todo';
          return (
            <li key={entry.item}>
              <span className={`db-st ${state}`}>
                {state === 'done' && <Icon name="check" small />}
                <span className="sr">{t(state)}</span>
              </span>
              <span className="db-check-t">
                <b>{t(`item.${entry.item}.title`)}</b>
                <small>{textOf(entry)}</small>
              </span>
              {!entry.done && mayDo(reader, entry.item === 'product' ? 'product' : 'company') && (
                <Link
                  className={entry === first ? 'btn p s' : 'btn s'}
                  href={locked(entry) ? href('supplierUpgrade') : places[entry.item]}
                >
                  {locked(entry) ? upgrade : t('fill')} <span className="sr">{t(`item.${entry.item}.title`)}</span>
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
