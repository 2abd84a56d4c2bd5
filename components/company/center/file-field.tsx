'use client';

import type { ReactNode } from 'react';
import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { type Need, useBound } from '@/components/form/use-bound';
import type { UploadKind } from '@/lib/upload/types';
import type { FileFieldName } from './profile-values';

type Props = {
  name: FileFieldName;
  kind: UploadKind;
  label: string;
  need?: Need;
  max: number;
  files: readonly UploadValue[];
  onFiles: (name: FileFieldName, files: UploadValue[]) => void;
  onBusy: (name: FileFieldName, busy: boolean) => void;
  /** Several files, each with a description; else a single key. */
  several?: boolean;
  beyond?: ReactNode;
};

/** Files of the profile; the form stores their keys. */
export function FileField({ name, kind, label, need, max, files, onFiles, onBusy, several = false, beyond }: Props) {
  const { field, id, error } = useBound({ name, label });
  return (
    <div
      id={id}
      ref={field.ref}
      tabIndex={-1}
      className="rounded outline-0 focus-visible:shadow-(--focus) in-data-[section=media]:[&_legend]:sr-only"
    >
      <UploadField
        kind={kind}
        userType="supplier"
        label={label}
        need={need}
        max={max}
        value={files}
        alt={several}
        error={error ?? undefined}
        beyond={beyond}
        onBusy={(busy) => onBusy(name, busy)}
        onChange={(next) => {
          onFiles(name, next);
          field.onChange(several ? next.map(({ key, alt }) => ({ key, alt })) : (next[0]?.key ?? null));
        }}
      />
    </div>
  );
}
