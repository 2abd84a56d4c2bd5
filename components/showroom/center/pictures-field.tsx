'use client';

import { useTranslations } from 'next-intl';
import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { type Need, useBound } from '@/components/form/use-bound';

type Props = {
  label: string;
  max: number;
  need: Need;
  files: readonly UploadValue[];
  onFiles: (files: UploadValue[]) => void;
  onBusy: (busy: boolean) => void;
};

/** Pictures of an item, stored as keys; if several, the first is the cover. */
export function PicturesField({ label, max, need, files, onFiles, onBusy }: Props) {
  const t = useTranslations('showroomCenter');
  const { field, id, error } = useBound({ name: 'pictures', label });
  return (
    <div id={id} ref={field.ref} tabIndex={-1}>
      <UploadField
        kind="picture"
        userType="supplier"
        label={label}
        need={need}
        max={max}
        value={files}
        firstMark={max > 1 ? t('cover') : undefined}
        error={error ?? undefined}
        onBusy={onBusy}
        onChange={(next) => {
          onFiles(next);
          field.onChange(next.map(({ key }) => key));
        }}
      />
    </div>
  );
}
