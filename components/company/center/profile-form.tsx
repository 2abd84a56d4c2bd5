'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldPath } from 'react-hook-form';
import { DraftNote } from '@/components/form/draft-note';
import { Form } from '@/components/form/form';
import { usePhone } from '@/components/form/phone-scope';
import { StepActions } from '@/components/form/step-form';
import { toast } from '@/components/form/toast';
import { useFormConflict } from '@/components/form/use-conflict';
import { useDraft } from '@/components/form/use-draft';
import { useZodForm } from '@/components/form/use-zod-form';
import { profileInput, type profileSaveCall, type profileSubmitCall } from '@/lib/company/profile/call';
import { type ProfileSection, profileSections } from '@/lib/company/profile/constants';
import type { ProfileFormInput, ProfileInput, ProfileState } from '@/lib/company/profile/schema';
import type { OwnProfile } from '@/lib/company/profile/types';
import { config } from '@/lib/platform/config';
import { callPath } from '@/lib/platform/http/call-contract';
import { isLocale, type Locale } from '@/lib/platform/i18n/site';
import type { UploadView } from '@/lib/upload/types';
import { BasicFields } from './basic-fields';
import { IntroductionFields } from './introduction-fields';
import { MediaFields } from './media-fields';
import { ProfileSaveBar } from './profile-save-bar';
import { ProfileSteps } from './profile-steps';
import {
  draftNameOf,
  type FileFieldName,
  filesOf,
  inOrder,
  type ProfileFiles,
  pathsOf,
  placeOf,
  valuesOf,
} from './profile-values';
import type { ProfileChoices, SectionProps } from './section-props';
import { SectionTabs } from './section-tabs';
import { shownValueOf } from './shown-value';
import { useSection } from './use-section';

const parts = { basic: BasicFields, media: MediaFields, introduction: IntroductionFields };
const base = '/api/company/profile';
const isError = (node: object): boolean => 'type' in node && typeof node.type === 'string';

type Props = {
  own: OwnProfile;
  choices: ProfileChoices;
  first: ProfileSection;
  /** Stored revision as known by this page. */
  revision: number;
  onRevision: (revision: number) => void;
  editable: boolean;
  waiting: boolean;
  onState: (state: ProfileState, sent: boolean, values: ProfileInput) => void;
};

/** Supplier information in sections: save, submit for review, and keep unsaved input. */
export function ProfileForm({ own, choices, first, revision, onRevision, editable, waiting, onState }: Props) {
  const t = useTranslations();
  const site = useLocale();
  const phone = usePhone();
  const [section, setSection] = useSection(first);
  const [language, setLanguage] = useState<Locale>(site);
  const [files, setFiles] = useState<ProfileFiles>(() => filesOf(own));
  const [busy, setBusy] = useState<readonly FileFieldName[]>([]);
  const form = useZodForm<ProfileFormInput, ProfileInput>(profileInput, valuesOf(own));
  const shownOf = (values: ProfileFormInput, ...some: readonly (readonly UploadView[])[]) =>
    filesOf({ profile: values as ProfileInput, files: [...own.files, ...some.flat()] });
  const all = (shown: ProfileFiles) => Object.values(shown).flat();
  const draft = useDraft({
    form,
    name: draftNameOf(own.companyId),
    revision,
    values: valuesOf(own),
    extra: files,
    onExtra: setFiles,
    extraOf: (values, one, other) => shownOf(values, all(one), all(other)),
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const wrong = inOrder(pathsOf(errors, isError));
  const wrongIn = (one: ProfileSection) => wrong.filter((field) => placeOf(field).section === one);

  const show = (field: string) => {
    const place = placeOf(field);
    flushSync(() => {
      if (!phone) setSection(place.section);
      if (place.locale) setLanguage(place.locale);
    });
  };
  const lead = (step: string) => {
    const languages = wrong.map(placeOf).flatMap((place) => (place.step === step ? [place.locale] : []));
    const [other] = languages;
    if (other && !languages.includes(language)) setLanguage(other);
  };
  const reveal = (field: string) => {
    show(field);
    form.setFocus(field as FieldPath<ProfileFormInput>);
  };
  const revealed = useRef(0);
  useEffect(() => {
    if (isSubmitting || revealed.current === submitCount) return;
    revealed.current = submitCount;
    const [field] = wrong;
    // Runs after the form has focused a hidden field.
    if (field && !phone) setTimeout(() => reveal(field));
  });
  // The error summary links to fields that may be hidden.
  const find = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href^="#"]') : null;
    const field = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    const part = profileSections.find((one) => one === field?.closest<HTMLElement>('[data-section]')?.dataset.section);
    const locale = field?.closest<HTMLElement>('[data-locale]')?.dataset.locale;
    flushSync(() => {
      if (part && !phone) setSection(part);
      if (locale && isLocale(locale)) setLanguage(locale);
    });
  };

  const conflict = useFormConflict({
    form,
    revision: Math.max(revision, draft.revision()),
    onRevision,
    toValues: (profile) => valuesOf({ ...own, profile }),
    show: shownValueOf(choices),
    onApply: (chosen, saved, newer) => {
      const sent = (newer.files ?? []) as UploadView[];
      setFiles(shownOf(chosen, all(files), sent));
      draft.rebase(saved, newer.revision, shownOf(saved, all(files), sent));
    },
  });
  const send = async (act: 'save' | 'submit', values: ProfileInput) => {
    const submitted = structuredClone(form.getValues());
    const state = await conflict.send(values, (read) =>
      callPath<typeof profileSaveCall | typeof profileSubmitCall>(`${base}/${act}`, { ...values, revision: read }),
    );
    draft.saved(submitted, state.revision);
    onState(state, act === 'submit', values);
    return state;
  };
  const submit = async (values: ProfileInput) => {
    const state = await send('submit', values);
    toast(t(state.waiting ? 'done.submitted' : 'companyForm.unchanged'));
    // The new status is shown at the top.
    if (state.waiting) scrollTo({ top: 0 });
  };
  const save = async (values: ProfileInput) => {
    await send('save', values);
  };
  const shared: SectionProps = {
    ownPhone: own.ownPhone,
    choices,
    language,
    onLanguage: setLanguage,
    files,
    onFiles: (name, next) => setFiles((now) => ({ ...now, [name]: next })),
    onBusy: (name, on) =>
      setBusy((now) => {
        if (now.includes(name) === on) return now;
        return on ? [...now, name] : now.filter((one) => one !== name);
      }),
    pictureCap: config.caps.picture[own.standing.membership],
  };
  const counts = { basic: 0, media: 0, introduction: 0 };
  for (const one of profileSections) counts[one] = wrongIn(one).length;
  return (
    <div onClickCapture={find}>
      <SectionTabs section={section} onSection={setSection} wrong={counts} />
      <Form
        form={form}
        onSubmit={submit}
        summary
        label={t('center.companyInfo')}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 [&>.save]:-mx-8 [&>.save]:-mb-10 max-lg:[&>.save]:-mx-4 [&_textarea[rows='2']]:min-h-[2.6lh]"
        onReveal={show}
      >
        <DraftNote draft={draft} />
        <ProfileSteps first={first} onLead={lead}>
          <fieldset disabled={!editable} className="m-0 min-w-0 border-0 p-0">
            {profileSections.map((one) => {
              const Part = parts[one];
              return (
                <div key={one} data-section={one} hidden={!phone && one !== section}>
                  <Part {...shared} />
                </div>
              );
            })}
          </fieldset>
          {conflict.dialog}
          {editable ? (
            <ProfileSaveBar
              busy={busy.length > 0}
              onDiscard={draft.discard}
              onSave={waiting ? undefined : save}
              settled={waiting || (own.status === 'normal' && own.change === null)}
              known={own.status !== 'draft'}
            />
          ) : (
            <StepActions>{null}</StepActions>
          )}
        </ProfileSteps>
      </Form>
    </div>
  );
}
