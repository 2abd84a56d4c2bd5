import { QueuedRow } from '@/components/form/upload/queued-row';
import type { Files } from './use-files';

/** Files being uploaded to a conversation, above the field. */
export function QueuedFiles({ queue, queued }: Pick<Files, 'queue' | 'queued'>) {
  if (queued.length === 0) return null;
  return (
    <ul className="m-0 mb-2 max-h-[30dvh] list-none overflow-y-auto p-0">
      {queued.map((file) => (
        <QueuedRow
          key={file.id}
          file={file}
          kind="attachment"
          onCancel={() => queue.cancel(file.id)}
          onRetry={() => queue.retry(file.id)}
        />
      ))}
    </ul>
  );
}
