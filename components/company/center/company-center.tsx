'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useConfirm } from '@/components/form/confirm-dialog';
import { CoverageCount } from '@/components/form/language-tabs';
import { dropDrafts } from '@/components/form/local-draft';
import { Note } from '@/components/form/note';
import { toast } from '@/components/form/toast';
import { useFailureText } from '@/components/form/use-failure-text';
import { ButtonLink } from '@/components/ui/button';
import { PageHead } from '@/components/ui/page-head';
import type { profileDiscardCall, profileWithdrawCall } from '@/lib/company/profile/call';
import type { ProfileSection } from '@/lib/company/profile/constants';
import { coverageOf } from '@/lib/company/profile/rules';
import type { ProfileState } from '@/lib/company/profile/schema';
import type { OwnProfile } from '@/lib/company/profile/types';
import { callPath } from '@/lib/platform/http/call-contract';
import { CallFailure } from '@/lib/platform/http/client';
import { startNavigation } from '@/lib/platform/http/navigate';
import { href } from '@/lib/platform/routes/address';
import { ProfileBadge } from './profile-badge';
import { ProfileForm } from './profile-form';
import { ProfileNote } from './profile-note';
import { draftNameOf } from './profile-values';
import type { ProfileChoices } from './section-props';

type Props = {
  own: OwnProfile;
  choices: ProfileChoices;
  section: ProfileSection;
  owner: boolean;
  timeZone: string;
};

/** Profile status after a command. */
const after = (own: OwnProfile, { status, waiting, revision }: ProfileState, kept: boolean): OwnProfile => ({
  ...own,
  status,
  revision,
  reason: status === 'disabled' ? own.reason : null,
  change: !own.published ? null : waiting ? 'pending' : kept ? 'draft' : null,
  submittedAt: waiting ? new Date().toISOString() : null,
});

/** Supplier information: review status and form. */
export function CompanyCenter({ own, choices, section, owner, timeZone }: Props) {
  const t = useTranslations();
  const textOf = useFailureText();
  const { dialog, ask } = useConfirm();
  const [now, setNow] = useState(own);
  const { status, change, published, companyId } = now;
  const waiting = status === 'review' || change === 'pending';
  const editable = owner && (status !== 'disabled' || published);
  const act = async (name: 'withdraw' | 'discard') => {
    const text = t(name === 'withdraw' ? 'companyForm.status.withdrawAsk' : 'companyForm.status.discardAsk');
    try {
      let state: ProfileState | null = null;
      const work = async () => {
        state = await callPath<typeof profileDiscardCall | typeof profileWithdrawCall>(`/api/company/profile/${name}`, {
          revision: now.revision,
        });
      };
      if (!(await ask({ text, work })) || !state) return;
      if (name === 'withdraw') {
        setNow(after(now, state, true));
        toast(t('done.withdrawn'));
        return;
      }
      dropDrafts(draftNameOf(companyId));
      startNavigation();
      location.reload();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      toast(textOf(failure), 'bad');
    }
  };
  return (
    <>
      <PageHead title={t('center.companyInfo')} lead={t('companyForm.lead')} mark={<ProfileBadge status={status} />}>
        <span className="flex items-center gap-2 text-12 text-ink-2">
          {t('companyForm.companyId', { id: String(companyId) })}
        </span>
        <span className="flex items-center gap-2 text-12 text-ink-2">
          {t('companyForm.languages')}
          <CoverageCount coverage={now.coverage} />
        </span>
        {status === 'normal' && (
          <ButtonLink icon="eye" href={href('showroomBase', { companyId })}>
            {t('companyForm.status.view')}
          </ButtonLink>
        )}
      </PageHead>
      <div className="mb-4 grid gap-2">
        <ProfileNote profile={now} timeZone={timeZone}>
          {owner && (waiting || change !== null) && (
            <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
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
        onState={(state, sent, profile) => setNow({ ...after(now, state, !sent), coverage: coverageOf(profile) })}
      />
      {dialog}
    </>
  );
}
