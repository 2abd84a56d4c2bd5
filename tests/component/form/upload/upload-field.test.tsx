import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import type { Locale } from '@/lib/platform/i18n/site';
import { type Sending, UploadFailure } from '@/lib/upload/client';
import type { UploadKind, UploadView } from '@/lib/upload/types';
import arabic from '@/messages/ar.json';
import english from '@/messages/en.json';

type Sent = { file: File; sending: Sending; pass: () => Promise<void>; fail: (error: Error) => Promise<void> };
const sent: Sent[] = [];
let last = 0;

vi.mock('@/lib/upload/client', async (original) => ({
  ...(await original<typeof import('@/lib/upload/client')>()),
  sendFile: (file: File, sending: Sending) =>
    new Promise<UploadView>((resolve, reject) => {
      const id = ++last;
      const view: UploadView = {
        ...{ id, key: `u/${id}.jpg`, kind: sending.kind, name: file.name, type: 'image/jpeg', bytes: file.size },
        ...{ width: 4, height: 3, seconds: null, private: sending.kind === 'attachment' },
      };
      sent.push({
        file,
        sending,
        pass: () => act(async () => resolve(view)),
        fail: (error) => act(async () => reject(error)),
      });
    }),
}));

const photo = vi.hoisted(() => vi.fn<typeof import('@/lib/upload/resize/client').fitPicture>());
vi.mock('@/lib/upload/resize/client', async (original) => ({
  ...(await original<typeof import('@/lib/upload/resize/client')>()),
  fitPicture: photo,
}));
const hold = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
};
let gate = hold();

type Options = { kind?: UploadKind; max?: number; locale?: Locale; alt?: boolean; error?: string };
let value: UploadValue[] = [];
function Form({ kind = 'picture', max = 6, alt = false, error }: Options) {
  const [files, setFiles] = useState<UploadValue[]>([]);
  value = files;
  return (
    <UploadField
      kind={kind}
      userType="supplier"
      label="Pictures"
      max={max}
      value={files}
      onChange={setFiles}
      alt={alt}
      firstMark="Cover"
      beyond={<a href="/up">upgrade</a>}
      {...(error === undefined ? {} : { error })}
    />
  );
}
const show = (options: Options = {}) => {
  const locale = options.locale ?? 'en';
  return render(
    <NextIntlClientProvider
      locale={locale}
      messages={locale === 'ar' ? (arabic as unknown as typeof english) : english}
      timeZone="UTC"
    >
      <Form {...options} />
    </NextIntlClientProvider>,
  );
};
const file = (name: string, bytes = 1000) => new File([new Uint8Array(bytes)], name);
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText(english.upload.choose), files, { applyAccept: false });
const names = () => value.map(({ name }) => name);
const at = (index: number) => sent[index] as Sent;

beforeEach(() => {
  sent.length = 0;
  photo.mockReset();
  gate = hold();
});

it('uploads the selected files in sequence and keeps their order', async () => {
  show();
  await choose(file('a.jpg'), file('b.png'));
  expect(sent.map(({ file: one }) => one.name)).toEqual(['a.jpg']);
  expect(screen.getByText(english.upload.waiting)).toBeVisible();
  await at(0).pass();
  await at(1).pass();
  expect(names()).toEqual(['a.jpg', 'b.png']);
  expect(screen.getByRole('status')).toHaveTextContent('b.png has been uploaded');
  expect(screen.getByText('2 of 6')).toBeVisible();
  expect(screen.getByText('Cover')).toBeVisible();
});

it('shows the progress of a file, and that it is being checked', async () => {
  show();
  await choose(file('a.jpg', 2 ** 20));
  act(() => at(0).sending.onProgress(2 ** 19));
  const bar = screen.getByRole('progressbar', { name: 'Upload progress of a.jpg' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual([String(2 ** 19), String(2 ** 20)]);
  expect(screen.getByText('512 kB of 1 MB')).toBeVisible();
  act(() => at(0).sending.onSent());
  expect(screen.getByText(english.upload.checking)).toBeVisible();
  expect(bar.getAttribute('value')).toBeNull();
});

it('refuses an invalid file in its place, before sending it', async () => {
  show();
  await choose(file('nameplate.tiff'), file('empty.jpg', 0), file('clip.mp4'), file('good.jpg'));
  const rows = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(within(rows[0] as HTMLElement).getByRole('alert')).toHaveTextContent(
    'Please upload files in the specified format',
  );
  expect(within(rows[1] as HTMLElement).getByRole('alert')).toHaveTextContent(english.validation.fileBroken);
  expect(sent.map(({ file: one }) => one.name)).toEqual(['good.jpg']);
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: nameplate.tiff' }));
  expect(screen.queryByText('nameplate.tiff')).toBeNull();
});

it('removes refused files once a valid one follows, and keeps those that can be retried', async () => {
  show();
  await choose(file('a.jpg'), file('nameplate.tiff'));
  await at(0).fail(new UploadFailure(null, true));
  await choose(file('clip.mp4'));
  expect(screen.getByText('nameplate.tiff')).toBeVisible();
  await choose(file('good.jpg'));
  expect(screen.queryByText('nameplate.tiff')).toBeNull();
  expect(screen.queryByText('clip.mp4')).toBeNull();
  expect(screen.getByRole('button', { name: 'Try again: a.jpg' })).toBeVisible();
});

it('shrinks a photo that is too large before sending, and keeps it for a retry', async () => {
  photo.mockImplementation(async (_, __, { onProgress }) => {
    onProgress(0.5);
    await gate.promise;
    return file('IMG_1.jpg', 900);
  });
  show();
  await choose(file('IMG_1.jpg', 6 * 2 ** 20));
  expect(screen.getByText(english.upload.fitting)).toBeVisible();
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe(String(3 * 2 ** 20));
  await act(async () => gate.resolve());
  expect(at(0).file.size).toBe(900);
  await at(0).fail(new UploadFailure(null, true));
  await userEvent.click(screen.getByRole('button', { name: 'Try again: IMG_1.jpg' }));
  expect(photo).toHaveBeenCalledTimes(1);
  await at(1).pass();
  expect(names()).toEqual(['IMG_1.jpg']);
});

it('stops shrinking a photo when cancelled', async () => {
  photo.mockImplementation(async () => {
    await gate.promise;
    return file('IMG_2.jpg', 900);
  });
  show();
  await choose(file('IMG_2.jpg', 6 * 2 ** 20));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: IMG_2.jpg' }));
  expect(photo.mock.calls[0]?.[2].signal.aborted).toBe(true);
  await act(async () => gate.resolve());
  expect(sent).toHaveLength(0);
});

it('explains how to send a JPEG if the browser cannot decode an iPhone photo', async () => {
  photo.mockRejectedValue(new UploadFailure({ key: 'fileHeic' }, false));
  show();
  await choose(file('IMG_3.HEIC'));
  expect(await screen.findByText(/Most Compatible/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

it('offers the camera for pictures only', () => {
  const { unmount } = show();
  expect(screen.getByLabelText(english.upload.camera)).toHaveAttribute('capture', 'environment');
  unmount();
  show({ kind: 'video' });
  expect(screen.queryByLabelText(english.upload.camera)).toBeNull();
});

it('accepts a PDF as a licence and as a certificate, with its own size limit', async () => {
  show({ kind: 'certificate' });
  expect(screen.getByText(/images up to 2 MB, PDF up to 10 MB/)).toBeVisible();
  await choose(file('iso.pdf', 9 * 2 ** 20));
  expect(at(0).file.name).toBe('iso.pdf');
});

it('shows the server’s reason for a refused file, and continues with the next', async () => {
  show();
  await choose(file('a.jpg'), file('b.jpg'));
  await at(0).fail(new UploadFailure({ text: 'Damaged' }, false));
  expect(screen.getByText('Damaged')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull();
  await at(1).pass();
  expect(names()).toEqual(['b.jpg']);
});

it('retries after an interruption with the same token', async () => {
  show();
  await choose(file('a.jpg'));
  const ticket = { id: 1, key: 'pending/1', token: 't', host: null, expires: 2e9 };
  act(() => at(0).sending.onTicket(ticket));
  await at(0).fail(new UploadFailure(null, true));
  expect(screen.getByText(english.upload.interrupted)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again: a.jpg' }));
  expect(at(1).sending.ticket).toEqual(ticket);
  await at(1).pass();
  expect(names()).toEqual(['a.jpg']);
});

it('cancels a single file, and all when it unmounts', async () => {
  const { unmount } = show();
  await choose(file('a.jpg'), file('b.jpg'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel: a.jpg' }));
  expect(at(0).sending.signal.aborted).toBe(true);
  await at(0).pass();
  expect(names()).toEqual([]);
  expect(sent).toHaveLength(2);
  unmount();
  expect(at(1).sending.signal.aborted).toBe(true);
});

it('accepts no more than the maximum, says so and explains how to get more', async () => {
  show({ max: 2 });
  await choose(file('a.jpg'), file('b.jpg'));
  for (const index of [0, 1]) await at(index).pass();
  await choose(file('c.jpg'));
  expect(sent).toHaveLength(2);
  expect(screen.getByText(/The number of images you uploaded has reached the limit/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'upgrade' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove: a.jpg' }));
  expect(screen.queryByRole('link', { name: 'upgrade' })).toBeNull();
  expect(screen.getByLabelText(english.upload.choose)).toHaveFocus();
});

it('replaces the only allowed file once the new one is uploaded', async () => {
  show({ max: 1 });
  await userEvent.upload(screen.getByLabelText(english.upload.chooseOne), file('a.jpg'));
  await at(0).pass();
  await userEvent.upload(screen.getByLabelText(english.upload.replace), file('b.jpg'));
  expect(names()).toEqual(['a.jpg']);
  await at(1).pass();
  expect(names()).toEqual(['b.jpg']);
  expect(screen.getByText('1 of 1')).toBeVisible();
});

const three = async (options: Options = {}) => {
  const shown = show(options);
  await choose(file('a.jpg'), file('b.jpg'), file('c.jpg'));
  for (const index of [0, 1, 2]) await at(index).pass();
  return shown;
};

it('sorts files by buttons that keep the focus', async () => {
  await three();
  const later = () => screen.getByRole('button', { name: 'Move later: a.jpg' });
  await userEvent.click(later());
  expect(names()).toEqual(['b.jpg', 'a.jpg', 'c.jpg']);
  expect(later()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('a.jpg is now number 2 of 3');
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);
  await userEvent.keyboard('{Enter}');
  expect(names()).toEqual(['b.jpg', 'c.jpg', 'a.jpg']);
  expect(screen.getByRole('status')).toHaveTextContent('a.jpg is now number 3 of 3');
  expect(later()).toHaveAttribute('aria-disabled', 'true');
});

it('sorts files by dragging, and accepts dropped files', async () => {
  await three();
  const row = (name: string) => screen.getByText(name).closest('li') as HTMLElement;
  fireEvent.dragStart(row('c.jpg'));
  fireEvent.drop(row('a.jpg'));
  expect(names()).toEqual(['c.jpg', 'a.jpg', 'b.jpg']);
  const zone = screen.getByText(english.upload.drop);
  fireEvent.drop(zone, { dataTransfer: { types: ['Files'], files: [file('d.jpg')] } });
  expect(at(3).file.name).toBe('d.jpg');
});

it('requires alternative texts where needed', async () => {
  await three({ alt: true });
  const [field] = screen.getAllByRole('textbox', { name: english.upload.alt });
  // The file name is beside the picture, so an alternative text would repeat it.
  expect(screen.queryByRole('img', { name: /\.(?:jpg|png)$/ })).toBeNull();
  await userEvent.type(field as HTMLElement, 'Pump');
  expect(value[0]?.alt).toBe('Pump');
});

it('shows the form’s error at the field', () => {
  show({ error: 'Please upload the logo' });
  const field = screen.getByLabelText(english.upload.choose);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/Please upload the logo/);
  expect(field).toHaveAttribute('accept', '.jpg,.jpeg,.heic,.heif,.png');
  expect(screen.getByRole('group', { name: 'Pictures' })).toHaveAccessibleDescription(
    'JPG, JPEG, PNG, up to 2 MB each Larger photos are reduced before upload.',
  );
});

it('shows Latin digits in Arabic', () => {
  show({ locale: 'ar', kind: 'attachment', max: 5 });
  expect(screen.getByText('0 من 5')).toBeVisible();
  expect(screen.getByText(/PDF، DOCX/)).toHaveTextContent(/10/);
});
