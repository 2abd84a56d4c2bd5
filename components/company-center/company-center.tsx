'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PageHead } from '@/components/centre/page-head';
import { useConfirm } from '@/components/form/confirm-dialog';
import { CoverageCount } from '@/components/form/language-tabs';
import { Note } from '@/components/form/note';
import { toast } from '@/components/form/toast';
import { dropDraft } from '@/components/review-item/local-draft';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProfileSection } from '@/lib/company/profile/constants';
import type { ProfileState } from '@/lib/company/profile/schema';
import type { OwnProfile } from '@/lib/company/profile/types';
import { CallFailure, call } from '@/lib/http/client';
import { href } from '@/lib/routes/address';
import { ProfileBadge } from './profile-badge';
import { ProfileForm } from './profile-form';
import { ProfileNote } from './profile-note';
import type { ProfileChoices } from './section-props';

type Props = {
  own: OwnProfile;
  choices: ProfileChoices;
  section: ProfileSection;
  owner: boolean;
  timeZone: string;
};

/** What an act leaves of how a profile stands. */
const after = (own: OwnProfile, { status, waiting, revision }: ProfileState, kept: boolean): OwnProfile => ({
  ...own,
  status,
  revision,
  reason: status === 'disabled' ? own.reason : null,
  change: !own.published ? null : waiting ? 'pending' : kept ? 'draft' : null,
  submittedAt: waiting ? new Date().toISOString() : null,
});

/** The supplier's own information: how it stands with the reviewers, and its form. Specification 2.7, Supplier Info. */
export function CompanyCenter({ own, choices, section, owner, timeZone }: Props) {
  const t = useTranslations();
  const { dialog, ask } = useConfirm();
  const [now, setNow] = useState(own);
  const { status, change, published, companyId } = now;
  const waiting = status === 'review' || change === 'pending';
  const editable = owner && (status !== 'disabled' || published);
  const act = async (name: 'withdraw' | 'discard') => {
    const text = t(name === 'withdraw' ? 'companyForm.status.withdrawAsk' : 'companyForm.status.discardAsk');
    if (!(await ask({ text }))) return;
    try {
      const state = await call<ProfileState>(`/api/company/profile/${name}`, { revision: now.revision });
      if (name === 'withdraw') {
        setNow(after(now, state, true));
        toast(t('done.withdrawn'));
        return;
      }
      dropDraft(`company:${companyId}`);
      location.reload();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      toast(failure.errors[0]?.message ?? (failure.message || t('form.offline')), 'bad');
    }
  };
  return (
    <>
      <PageHead title={t('centre.companyInfo')} lead={t('companyForm.lead')} mark={<ProfileBadge status={status} />}>
        <span className="cf-cov">{t('companyForm.companyId', { id: String(companyId) })}</span>
        <span className="cf-cov">
          {t('companyForm.languages')}
          <CoverageCount coverage={own.coverage} />
        </span>
        {status === 'normal' && (
          <Link className="btn" href={href('hallBase', { companyId })}>
            <Icon name="eye" />
            {t('companyForm.status.view')}
          </Link>
        )}
      </PageHead>
      <div className="cf-note">
        <ProfileNote profile={now} timeZone={timeZone}>
          {owner && (waiting || change !== null) && (
            <p className="cf-acts">
              {waiting && (
                <button type="button" className="lnk" onClick={() => void act('withdraw')}>
                  {t('companyForm.status.withdraw')}
                </button>
              )}
              {change !== null && (
                <button type="button" className="lnk" onClick={() => void act('discard')}>
                  {t('companyForm.status.discard')}
                </button>
              )}
            </p>
          )}
        </ProfileNote>
        {!owner && <Note>{t('companyForm.readOnly')}</Note>}
      </div>
      <ProfileForm
        own={own}
        choices={choices}
        first={section}
        revision={now.revision}
        onRevision={(revision) => setNow((before) => ({ ...before, revision }))}
        editable={editable}
        waiting={waiting}
        onState={(state, sent) => setNow(after(now, state, !sent))}
      />
      {dialog}
    </>
  );
}
