'use client';

import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { type Need, useBound } from '@/components/form/use-bound';
import type { UploadKind } from '@/lib/upload/types';

type Props = {
  name: string;
  label: string;
  need?: Need;
  files: readonly UploadValue[];
  onFiles: (files: UploadValue[]) => void;
  onBusy: (busy: boolean) => void;
  kind?: UploadKind;
};

/** A single file field whose form value is the key; a picture unless `kind` says otherwise. */
export function PictureKeyField({ name, label, need, files, onFiles, onBusy, kind = 'picture' }: Props) {
  const { field, id, error } = useBound({ name, label });
  return (
    <div id={id} ref={field.ref} tabIndex={-1}>
      <UploadField
        kind={kind}
        userType="supplier"
        label={label}
        need={need}
        max={1}
        value={files}
        error={error ?? undefined}
        onBusy={onBusy}
        onChange={(next) => {
          onFiles(next);
          field.onChange(next[0]?.key ?? '');
        }}
      />
    </div>
  );
}
