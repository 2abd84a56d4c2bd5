'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FieldFlag } from '@/components/form/flagged-field';
import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { useBound } from '@/components/form/use-bound';
import { config } from '@/lib/platform/config';
import { FormPart } from './form-part';
import { type FileMap, filesOf, uploadsOf } from './form-value';

type Props = { files: FileMap; onFiles: (files: FileMap) => void; onBusy: (busy: boolean) => void };

/** Pictures, the first being the cover, and a video. */
export function MediaPart({ files, onFiles, onBusy }: Props) {
  const t = useTranslations('productForm');
  const [busy, setBusy] = useState({ pictures: false, video: false });
  const pictures = useBound({ name: 'pictures', label: t('pictures'), need: 'required' });
  const video = useBound({ name: 'video', label: t('video') });
  const tell = (which: 'pictures' | 'video') => (on: boolean) => {
    if (busy[which] === on) return;
    const next = { ...busy, [which]: on };
    setBusy(next);
    onBusy(next.pictures || next.video);
  };
  const take = (value: readonly UploadValue[]) => {
    onFiles({ ...files, ...filesOf(value.map(({ alt: _, ...file }) => file)) });
    return value.map(({ key }) => key);
  };
  return (
    <FormPart part="media" title={t('media')} hint={t('mediaHint')}>
      <div id={pictures.id} ref={pictures.field.ref} tabIndex={-1}>
        <UploadField
          kind="picture"
          userType="supplier"
          label={t('pictures')}
          need="required"
          max={config.product.pictures}
          value={uploadsOf(pictures.field.value ?? [], files)}
          onChange={(value) => pictures.field.onChange(take(value))}
          firstMark={t('cover')}
          error={pictures.error ?? undefined}
          onBusy={tell('pictures')}
        />
        <FieldFlag id={pictures.id} />
      </div>
      <UploadField
        kind="video"
        userType="supplier"
        label={t('video')}
        need="optional"
        max={1}
        value={uploadsOf(video.field.value ? [video.field.value] : [], files)}
        onChange={(value) => video.field.onChange(take(value)[0] ?? null)}
        error={video.error ?? undefined}
        onBusy={tell('video')}
      />
      <FieldFlag id={video.id} />
    </FormPart>
  );
}
