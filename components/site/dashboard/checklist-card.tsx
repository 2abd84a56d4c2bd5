import { useLocale, useTranslations } from 'next-intl';
import { ProfileBadge } from '@/components/company/center/profile-badge';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Progress } from '@/components/ui/progress';
import type { ChecklistItem } from '@/lib/company/profile/constants';
import type { ChecklistEntry, OwnProfile } from '@/lib/company/profile/types';
import { mayDo } from '@/lib/platform/auth/rules';
import { type CompanyRole, config } from '@/lib/platform/config';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import { isolated } from '@/lib/platform/i18n/isolate';
import { sites } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { hasProfileFeatures } from '@/lib/standing/rules';
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

const circle = {
  done: 'border-ok bg-ok text-paper',
  blocks:
    "border-warn bg-warn-soft text-warn before:text-12 before:leading-none before:font-[700] before:content-['!']",
  todo: 'border-ctl',
} as const;

type Props = {
  profile: Pick<OwnProfile, 'status' | 'change' | 'checklist' | 'standing' | 'profile'>;
  /** The reader's role: links to what it may not edit are left out. */
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
        return t('media.text', { n, max: formatNumber(locale, config.caps.picture[standing.membership]) });
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

/** Name of a status; a public profile shows its full message. */
function Status({ status }: Pick<OwnProfile, 'status'>) {
  const t = useTranslations('review.status.company');
  return status === 'normal' ? <Badge tone="ok">{t('normal')}</Badge> : <ProfileBadge status={status} />;
}

/** What the supplier information lacks, with links. */
export function ChecklistCard({ profile, reader }: Props) {
  const t = useTranslations('dashboard.checklist');
  const locale = useLocale();
  const textOf = useEntryText(profile);
  const advice = useAdvice(profile);
  const upgrade = useTranslations('gate')('apply');
  const { checklist, standing } = profile;
  const locked = ({ item }: ChecklistEntry) => item === 'certificate' && !hasProfileFeatures(standing);
  const done = checklist.filter((entry) => entry.done).length;
  const first = checklist.find((entry) => entry.blocks && !entry.done);
  const sent = profile.status === 'review' || profile.status === 'normal' || profile.status === 'disabled';
  const progress = t('progress', { done: formatNumber(locale, done), all: formatNumber(locale, checklist.length) });
  return (
    <section className="grid grid-cols-[300px_minmax(0,1fr)] rounded border border-line bg-paper max-[860px]:grid-cols-[minmax(0,1fr)]">
      <div className="grid content-start justify-items-start gap-[10px] border-e border-line p-4 max-[860px]:border-e-0 max-[860px]:border-b">
        <h2 className="text-16 leading-[1.4] font-[650]">{t(sent ? 'titleSent' : 'title')}</h2>
        <Status status={profile.status} />
        <p className="text-12 text-ink-2">{advice.text}</p>
        <Progress max={checklist.length} value={done} label={progress} />
        <small className="text-ink-2">{progress}</small>
        {advice.submits && mayDo(reader, 'company') && (
          <ButtonLink tone="primary" size="s" href={href('supplierCompany')}>
            {t('submit')}
          </ButtonLink>
        )}
      </div>
      <ul className="grid grid-cols-2 max-sm:grid-cols-[minmax(0,1fr)]">
        {checklist.map((entry) => {
          const state = entry.done ? 'done' : entry.blocks ? 'blocks' : 'todo';
          return (
            <li
              key={entry.item}
              className="flex min-w-0 items-center gap-[10px] border-b border-line px-4 py-[10px] leading-[1.4] odd:border-e last:border-b-0 sm:nth-last-2:border-b-0 max-sm:border-e-0!"
            >
              <span className={`grid size-5 flex-none place-items-center rounded-full border-[1.5px] ${circle[state]}`}>
                {state === 'done' && <Icon name="check" small className="size-3! [stroke-width:2.4]!" />}
                <span className="sr">{t(state)}</span>
              </span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <b className="block font-strong">{t(`item.${entry.item}.title`)}</b>
                <small className="text-12 text-ink-3">{textOf(entry)}</small>
              </span>
              {!entry.done && mayDo(reader, entry.item === 'product' ? 'product' : 'company') && (
                <ButtonLink
                  tone={entry === first ? 'primary' : 'plain'}
                  size="s"
                  className="ms-auto flex-none max-sm:min-h-11"
                  href={locked(entry) ? href('supplierUpgrade') : places[entry.item]}
                >
                  {locked(entry) ? upgrade : t('fill')} <span className="sr">{t(`item.${entry.item}.title`)}</span>
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
