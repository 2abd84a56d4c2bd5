import type { RefObject } from 'react';
import { acceptOf } from '@/lib/upload/rules';

type Props = { picker: RefObject<HTMLInputElement | null>; onFiles: (files: File[]) => void };

/** Hidden file input, opened through `picker`. */
export function FileInput({ picker, onFiles }: Props) {
  return (
    <input
      ref={picker}
      type="file"
      multiple
      hidden
      accept={acceptOf('attachment')}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
