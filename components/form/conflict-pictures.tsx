import type { UploadValue } from '@/components/form/upload/upload-value';
import { Picture } from '@/components/ui/picture';
import type { ChangedMeanwhile } from '@/lib/platform/revision/schema';
import type { UploadView } from '@/lib/upload/types';

/** Thumbnails of a version's pictures, in order. */
export function ConflictPictures({ keys }: { keys: readonly string[] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {keys.map((key) => (
        <span key={key} className="block w-24">
          <Picture src={key} alt="" use="thumb" />
        </span>
      ))}
    </span>
  );
}

/** Files for keys, from those in a form and in another version. */
export function filesOfKeys(
  keys: readonly string[],
  shown: readonly UploadValue[],
  { files = [] }: Pick<ChangedMeanwhile, 'files'>,
): UploadValue[] {
  const stored = (files as UploadView[]).map((file) => ({ ...file, alt: '' }));
  const known = new Map([...stored, ...shown].map((file) => [file.key, file]));
  return keys.flatMap((key) => known.get(key) ?? []);
}
