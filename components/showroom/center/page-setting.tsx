'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useId } from 'react';
import { Note } from '@/components/form/note';
import { usePhone } from '@/components/form/phone-scope';
import { UploadField } from '@/components/form/upload/upload-field';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routes/address';
import type { SetupState } from './setup-state';
import { TemplateArt } from './template-art';

const looks = [1, 2, 3] as const;
const hues = [8, 32, 48, 96, 152, 190, 212, 250, 292, 336] as const;
type Props = {
  state: SetupState;
  /** The active template shows neither tint nor banner. */
  plain: boolean;
  onChange: (some: Partial<SetupState>) => void;
  onBusy: (busy: boolean) => void;
};

/** Product center layout, tint and banner. docs/domain.md, Showroom. */
export function PageSetting({ state, plain, onChange, onBusy }: Props) {
  const t = useTranslations('showroomCenter');
  const gate = useTranslations('gate');
  const id = useId();
  const tint = (hue: number) => ({ '--hue': String(hue) }) as CSSProperties;
  return (
    <section className="cc-card hs-page" id="page" aria-labelledby={`${id}-h`}>
      {/* On a phone the step's name shows it. */}
      <header className={usePhone() ? 'sr' : undefined}>
        <h2 id={`${id}-h`}>{t('part.page')}</h2>
      </header>
      <div className="fs">
        <fieldset className="fd">
          <legend>{t('productCenter')}</legend>
          <div className="hs-tps">
            {looks.map((look) => (
              <label key={look} className="hs-tp">
                <input
                  type="radio"
                  className="sr"
                  name="product-template"
                  checked={state.productTemplate === look}
                  onChange={() => onChange({ productTemplate: look })}
                />
                <TemplateArt of={look} />
                <b>{t(`look.${look}`)}</b>
              </label>
            ))}
          </div>
        </fieldset>
        {plain ? (
          <Note>
            {t('noBanner')} <Link href={href('supplierUpgrade')}>{gate('upgrade')}</Link>
          </Note>
        ) : (
          <>
            <fieldset className="fd hs-tint">
              <legend>{t('tint')}</legend>
              <div className="hs-hues">
                {hues.map((hue) => (
                  <button
                    key={hue}
                    type="button"
                    style={tint(hue)}
                    aria-pressed={state.hue === hue}
                    aria-label={t('hueOf', { n: String(hue) })}
                    onClick={() => onChange({ hue })}
                  />
                ))}
              </div>
              <input
                type="range"
                min={0}
                max={359}
                value={state.hue}
                style={tint(state.hue)}
                aria-label={t('tint')}
                aria-valuetext={t('hueOf', { n: String(state.hue) })}
                onChange={({ target }) => onChange({ hue: Number(target.value) })}
              />
              <p className="fd-h">{t('tintHint')}</p>
            </fieldset>
            <div>
              <UploadField
                kind="picture"
                userType="supplier"
                label={t('banner')}
                max={1}
                value={state.banner}
                onBusy={onBusy}
                onChange={(banner) => onChange({ banner })}
              />
              <p className="fd-h">{t('bannerHint')}</p>
            </div>
          </>
        )}
      </div>
    </section>
  );
}
