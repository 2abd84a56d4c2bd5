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
import type { Collection } from '@/lib/hall/edit/collection';
import type { OwnHall } from '@/lib/hall/edit/types';
import type { Device } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { BlockList } from './block-list';
import { PageSetting } from './page-setting';
import { PreviewPane } from './preview-pane';
import { SetupHead } from './setup-head';
import { draftOf, setupParts, type Template } from './setup-state';
import { SetupTabs } from './setup-tabs';
import { TemplateChoice } from './template-choice';
import { useSetup } from './use-setup';

/** Template, settings and home of a showroom beside how visitors would see them. */
export function Setup({ hall, device }: { hall: OwnHall; device: Device }) {
  const t = useTranslations();
  const setup = useSetup(hall);
  const [uploading, setUploading] = useState(false);
  const [tried, setTried] = useState<Template | null>(null);
  const [view, setView] = useState<'form' | 'preview'>('form');
  const { state, stored, parts } = setup;
  const dirty = parts.length > 0;
  const seen = state.template === stored.template ? hall.effective : state.template;
  const phone = usePhone();
  const steps = useMemo(() => setupParts.map((key) => ({ key, title: t(`hallCenter.part.${key}`) })), [t]);
  const marks = Object.fromEntries(setupParts.map((key) => [key, { wrong: 0, unsaved: parts.includes(key) }]));
  const draft = dirty || tried ? draftOf(tried ? { ...state, template: tried } : state) : null;
  const counts = Object.fromEntries(
    Object.entries(hall.collections).map(([name, { count }]) => [name, count]),
  ) as Record<Collection, number>;
  const bar = (
    <SaveBar
      unsaved={parts.map((part) => t(`hallCenter.part.${part}`))}
      saved={setup.saved}
      saving={setup.busy}
      note={uploading ? t('hallCenter.uploading') : dirty ? <KeptText /> : undefined}
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
        {t(setup.busy ? 'form.save.saving' : hall.public ? 'hallCenter.publish' : 'hallCenter.save')}
      </button>
    </SaveBar>
  );
  // What a phone looks at has no steps.
  const looked = phone && view === 'preview';
  return (
    <div className="wide hs-setup" data-view={view}>
      <SetupHead companyId={hall.companyId} open={hall.public} lead={t('hallCenter.lead')} />
      <SetupTabs current={href('supplierHall')} counts={counts} />
      {!hall.public && (
        <Note>
          {t('hallCenter.notPublic')} <Link href={href('supplierCompany')}>{t('centre.companyInfo')}</Link>
        </Note>
      )}
      <DraftNote draft={setup.draft} saving={setup.busy} />
      <fieldset className="sgm hs-view">
        <legend className="sr">{t('hallCenter.view')}</legend>
        {(['form', 'preview'] as const).map((one) => (
          <label key={one}>
            <input type="radio" name="view" checked={view === one} onChange={() => setView(one)} />
            <span>{t(one === 'form' ? 'hallCenter.setup' : 'hallCenter.preview')}</span>
          </label>
        ))}
      </fieldset>
      <StepForm steps={steps} marks={marks} tries={0}>
        <div className="hs-two">
          <div className="hs-form-col">
            <Step name="template">
              <TemplateChoice
                hall={hall}
                held={stored.template}
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
                hall={hall}
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
