import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { QueuedRow } from '@/components/form/upload/queued-row';
import type { QueuedFile } from '@/components/form/upload/upload-queue';
import english from '@/messages/en.json';
import { show } from '../../ui/page';

it('lists the accepted formats for a file of another', () => {
  const file = {
    ...{ id: 1, name: 'tool.exe', size: 10, sent: 0, state: 'failed' },
    failure: { reason: { key: 'fileFormat' }, retryable: false },
  } as unknown as QueuedFile;
  const nothing = () => undefined;
  show(<QueuedRow file={file} kind="attachment" onCancel={nothing} onRetry={nothing} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent(english.validation.fileFormat);
  expect(alert).toHaveTextContent(/Accepted formats: .*PDF.*DOCX/);
});
