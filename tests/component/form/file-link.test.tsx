import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FileLink } from '@/components/form/file-link';
import { CallFailure } from '@/lib/platform/http/client';
import { replace } from '../doubles';
import { show } from '../ui/page';

const fetchFile = vi.hoisted(() => vi.fn<(address: string) => Promise<{ name: string; content: Blob }>>());
replace('@/lib/platform/http/client', { fetchFile });

it('downloads a file once however often clicked, and reports a refusal', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href}`);
  });
  URL.createObjectURL = () => 'blob:made';
  URL.revokeObjectURL = () => {};
  show(<FileLink href="/api/quotation/export?requestId=7">Download CSV</FileLink>);
  const link = screen.getByRole('link', { name: 'Download CSV' });
  expect(link).toHaveAttribute('href', '/api/quotation/export?requestId=7');
  expect(link).toHaveAttribute('download');
  let answer = (_: { name: string; content: Blob }) => {};
  fetchFile.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await userEvent.dblClick(link);
  expect(link).toHaveAttribute('aria-busy', 'true');
  expect(fetchFile).toHaveBeenCalledTimes(1);
  answer({ name: 'quotations.csv', content: new Blob(['a']) });
  await waitFor(() => expect(saved).toEqual(['quotations.csv blob:made']));

  fetchFile.mockRejectedValueOnce(new CallFailure(429, 'Too many files. Try again in 40 seconds.', [], 40));
  await userEvent.click(link);
  expect(await screen.findByText('Too many files. Try again in 40 seconds.')).toBeVisible();
  expect(saved).toHaveLength(1);
});
