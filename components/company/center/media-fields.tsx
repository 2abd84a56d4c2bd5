'use client';

import { useTranslations } from 'next-intl';
import { Step } from '@/components/form/step-form';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routes/address';
import { FileField } from './file-field';
import { FormGroup } from './form-group';
import type { SectionProps } from './section-props';

/** Logo, corporate pictures and video. docs/domain.md, Uploads. */
export function MediaFields({ files, onFiles, onBusy, pictureCap }: SectionProps) {
  const t = useTranslations('companyForm.group');
  const gate = useTranslations('gate');
  const shared = { onFiles, onBusy };
  const max = gate('picture', { count: pictureCap, n: String(pictureCap) });
  return (
    <Step name="media">
      <FormGroup title={t('logo')} hint={t('logoHint')} need="required">
        <FileField
          {...shared}
          name="logo"
          kind="picture"
          label={t('logo')}
          need="required"
          max={1}
          files={files.logo}
        />
      </FormGroup>
      <FormGroup title={t('pictures')} hint={pictureCap === 1 ? max : t('picturesHint')} need="optional">
        <FileField
          {...shared}
          name="pictures"
          kind="picture"
          label={t('pictures')}
          max={pictureCap}
          files={files.pictures}
          several
          beyond={
            <>
              {max} <Link href={href('supplierUpgrade')}>{gate('upgrade')}</Link>
            </>
          }
        />
      </FormGroup>
      <FormGroup title={t('video')} hint={t('videoHint')} need="optional">
        <FileField {...shared} name="video" kind="video" label={t('video')} max={1} files={files.video} />
      </FormGroup>
    </Step>
  );
}
