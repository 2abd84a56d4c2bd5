'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { formatList } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { OwnShowroom } from '@/lib/showroom/edit/types';
import type { Template } from './setup-state';
import { TemplateArt } from './template-art';

const levels = ['c', 'b', 'a'] as const;
type Props = {
  showroom: OwnShowroom;
  /** the saved one */
  current: Template;
  value: Template;
  /** the one previewed without being selected */
  tried: Template | null;
  onChange: (template: Template) => void;
  onTry: (template: Template) => void;
};

/** The three templates and who may use them; locked ones can be previewed. docs/domain.md, Gates. */
export function TemplateChoice({ showroom, current, value, tried, onChange, onTry }: Props) {
  const t = useTranslations();
  const locale = useLocale();
  const { templates, effective } = showroom;
  const isLocked = (template: Template) => !templates[template] && template !== current;
  const locked = levels.filter(isLocked);
  const best = levels.findLast((template) => templates[template]);
  const mark = (template: Template) => {
    if (isLocked(template)) return 'locked';
    if (template === current) return 'used';
    return template === best ? 'best' : null;
  };
  return (
    <section aria-labelledby="hs-template">
      <header className="hs-h">
        <h2 id="hs-template">{t('showroomCenter.part.template')}</h2>
        <span>{t(`company.grade.${showroom.grade}`)}</span>
        <span>{t(`company.membership.${showroom.membership}`)}</span>
      </header>
      <div className="hs-tps" role="radiogroup" aria-labelledby="hs-template">
        {levels.map((template) => {
          const state = mark(template);
          const classes = ['hs-tp', state === 'locked' && 'lk', tried === template && 'try'];
          return (
            <label key={template} className={classes.filter(Boolean).join(' ')}>
              <input
                type="radio"
                className="sr"
                name="template"
                value={template}
                checked={value === template}
                disabled={state === 'locked'}
                onChange={() => onChange(template)}
              />
              <TemplateArt of={template} />
              <b>{t(`showroomCenter.template.${template}`)}</b>
              <small>
                {state === 'locked' && <Icon name="lock" small />}
                {t(`showroomCenter.who.${template}`)}
              </small>
              {state && state !== 'locked' && (
                <em>
                  <Icon name={state === 'used' ? 'check' : 'star'} small />
                  {t(`showroomCenter.${state}`)}
                </em>
              )}
            </label>
          );
        })}
      </div>
      {effective !== current && (
        <Note kind="warn">
          {t('showroomCenter.uncovered', {
            chosen: t(`showroomCenter.template.${current}`),
            shown: t(`showroomCenter.template.${effective}`),
          })}
        </Note>
      )}
      {locked.length > 0 && (
        <div className="note hs-lock">
          <Icon name="lock" />
          <div>
            <b>
              {t('showroomCenter.lockedTemplates', {
                count: locked.length,
                names: formatList(
                  locale,
                  locked.map((template) => t(`showroomCenter.template.${template}`)),
                ),
              })}
            </b>
            <p>{t('gate.template')}</p>
            <p className="hs-links">
              <Link href={href('supplierUpgrade')}>{t('gate.upgrade')}</Link>
              {locked.map((template) => (
                <button key={template} type="button" className="lnk" onClick={() => onTry(template)}>
                  {t('showroomCenter.tryOut', { name: t(`showroomCenter.template.${template}`) })}
                </button>
              ))}
            </p>
          </div>
        </div>
      )}
    </section>
  );
}
