'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { DraftNote } from '@/components/form/draft-note';
import { KeptText } from '@/components/form/kept-text';
import { Note } from '@/components/form/note';
import { usePhone } from '@/components/form/phone-scope';
import { SaveBar } from '@/components/form/save-bar';
import { Step, StepForm } from '@/components/form/step-form';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { Device } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import type { Collection } from '@/lib/showroom/edit/collection';
import type { OwnShowroom } from '@/lib/showroom/edit/types';
import { BlockList } from './block-list';
import { PageSetting } from './page-setting';
import { PreviewPane } from './preview-pane';
import { SetupHead } from './setup-head';
import { draftOf, setupParts, type Template } from './setup-state';
import { SetupTabs } from './setup-tabs';
import { TemplateChoice } from './template-choice';
import { useSetup } from './use-setup';

/** Template, settings and blocks of a showroom beside the preview. */
export function Setup({ showroom, device }: { showroom: OwnShowroom; device: Device }) {
  const t = useTranslations();
  const setup = useSetup(showroom);
  const [uploading, setUploading] = useState(false);
  const [tried, setTried] = useState<Template | null>(null);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const { state, stored, parts } = setup;
  const dirty = parts.length > 0;
  const seen = state.template === stored.template ? showroom.effective : state.template;
  const phone = usePhone();
  const steps = useMemo(() => setupParts.map((key) => ({ key, title: t(`showroomCenter.part.${key}`) })), [t]);
  const marks = Object.fromEntries(setupParts.map((key) => [key, { wrong: 0, unsaved: parts.includes(key) }]));
  const draft = dirty || tried ? draftOf(tried ? { ...state, template: tried } : state) : null;
  const counts = Object.fromEntries(
    Object.entries(showroom.collections).map(([name, { count }]) => [name, count]),
  ) as Record<Collection, number>;
  const bar = (
    <SaveBar
      unsaved={parts.map((part) => t(`showroomCenter.part.${part}`))}
      saved={setup.saved}
      saving={setup.busy}
      note={uploading ? t('showroomCenter.uploading') : dirty ? <KeptText /> : undefined}
      failed={setup.failed}
      onDiscard={setup.discard}
      onKey={uploading ? undefined : () => void setup.save()}
      always={dirty}
    >
      <button
        type="button"
        className="btn p"
        disabled={!dirty || uploading}
        aria-busy={setup.busy || undefined}
        aria-disabled={setup.busy || undefined}
        onClick={() => void setup.save()}
      >
        <Icon name="check" />
        {t(setup.busy ? 'form.save.saving' : showroom.public ? 'showroomCenter.publish' : 'showroomCenter.save')}
      </button>
    </SaveBar>
  );
  // A phone's preview has no steps.
  const looked = phone && view === 'preview';
  return (
    <div className="wide hs-setup" data-view={view}>
      <SetupHead companyId={showroom.companyId} open={showroom.public} lead={t('showroomCenter.lead')} />
      <SetupTabs current={href('supplierShowroom')} counts={counts} />
      {!showroom.public && (
        <Note>
          {t('showroomCenter.notPublic')} <Link href={href('supplierCompany')}>{t('center.companyInfo')}</Link>
        </Note>
      )}
      <DraftNote draft={setup.draft} saving={setup.busy} />
      <fieldset className="sgm hs-view">
        <legend className="sr">{t('showroomCenter.view')}</legend>
        {(['form', 'preview'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="view" checked={view === one} onChange={() => setView(one)} />
            <span>{t(one === 'form' ? 'showroomCenter.setup' : 'showroomCenter.preview')}</span>
          </label>
        ))}
      </fieldset>
      <StepForm steps={steps} marks={marks} tries={0}>
        <div className="hs-two">
          <div className="hs-form-col">
            <Step name="template">
              <TemplateChoice
                showroom={showroom}
                current={stored.template}
                value={state.template}
                tried={tried}
                onChange={(template) => {
                  setTried(null);
                  setup.change({ template });
                }}
                onTry={(template) => {
                  setTried(template);
                  setView('preview');
                }}
              />
            </Step>
            <Step name="blocks">
              <BlockList
                showroom={showroom}
                template={seen}
                value={state.blocks}
                onChange={(blocks) => setup.change({ blocks })}
              />
            </Step>
            <Step name="page">
              <PageSetting state={state} plain={seen === 'c'} onChange={setup.change} onBusy={setUploading} />
            </Step>
          </div>
          <PreviewPane draft={draft} tried={tried} first={device} onEnd={() => setTried(null)} />
        </div>
        {!looked && bar}
      </StepForm>
      {looked && bar}
      {setup.dialog}
    </div>
  );
}
