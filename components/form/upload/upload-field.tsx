'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { NeedWord } from '@/components/form/field-frame';
import type { Need } from '@/components/form/use-bound';
import { Icon } from '@/components/ui/icon';
import { formatBytes, formatList, formatNumber } from '@/lib/platform/i18n/format';
import { type Sending, sendFile } from '@/lib/upload/client';
import { fitPicture } from '@/lib/upload/resize/client';
import { acceptOf, maxBytes, typesOf } from '@/lib/upload/rules';
import type { UploadKind } from '@/lib/upload/types';
import { DropZone } from './drop-zone';
import { FiledRow } from './filed-row';
import { QueuedRow } from './queued-row';
import { UploadQueue } from './upload-queue';
import { isShown, moved, type UploadValue } from './upload-value';
import '@/app/upload.css';

type Props = {
  kind: UploadKind;
  userType: Sending['userType'];
  label: string;
  need?: Need;
  /** Max files; more are rejected. */
  max: number;
  value: readonly UploadValue[];
  onChange: (value: UploadValue[]) => void;
  /** Asks for a description of each picture. */
  alt?: boolean;
  /** Label of the first file, such as 'Cover'. */
  firstMark?: string;
  /** Follows the message about the limit, such as an upgrade link. */
  beyond?: ReactNode;
  /** The form's validation error. */
  error?: string;
  /** Called with true while uploading. */
  onBusy?: (busy: boolean) => void;
};

/** File upload field: choose or drop, progress, order. docs/domain.md, Uploads. */
export function UploadField(props: Props) {
  const { kind, userType, label, need, max, value, onChange, alt = false, firstMark, beyond, error, onBusy } = props;
  const t = useTranslations('upload');
  const locale = useLocale();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const focus = useRef<string | null>(null);
  const dragged = useRef<number | null>(null);
  const latest = useRef({ value, onChange });
  const [full, setFull] = useState(false);
  const [announcement, setAnnouncement] = useState('');
  const single = max === 1;

  const change = (next: UploadValue[], words: string) => {
    latest.current.value = next;
    setAnnouncement(words);
    latest.current.onChange(next);
  };
  const arrived = useRef((_: UploadValue) => {});
  useEffect(() => {
    latest.current = { value, onChange };
    arrived.current = (upload) =>
      change([...(single ? [] : latest.current.value), upload], t('added', { name: upload.name }));
    if (focus.current) list.current?.querySelector<HTMLElement>(`[data-move="${focus.current}"]`)?.focus();
    focus.current = null;
  });
  const [queue] = useState(
    () =>
      new UploadQueue({
        kind,
        userType,
        send: sendFile,
        prepare: fitPicture,
        done: (upload) => arrived.current({ ...upload, alt: '' }),
      }),
  );
  const queued = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  const busy = queued.some(({ state }) => state !== 'failed');
  useEffect(() => () => queue.close(), [queue]);
  useEffect(() => onBusy?.(busy), [busy, onBusy]);

  const add = (files: File[]) => {
    const room = Math.max(
      0,
      max - (single ? 0 : value.length) - queued.filter(({ state }) => state !== 'failed').length,
    );
    setFull(files.length > room);
    queue.add(files.slice(0, room));
  };
  const move = (from: number, to: number) => {
    const one = value[from];
    if (!one || from === to) return;
    focus.current = `${one.id}:${to < from ? 'earlier' : 'later'}`;
    const place = { position: formatNumber(locale, to + 1), count: formatNumber(locale, value.length) };
    change(moved(value, from, to), t('moved', { name: one.name, ...place }));
  };
  const remove = ({ id: removedId, name }: UploadValue) => {
    setFull(false);
    change(
      value.filter((one) => one.id !== removedId),
      t('removed', { name }),
    );
    field.current?.focus();
  };
  const types = typesOf(kind);
  const photos = types.includes('jpg');
  const size = formatBytes(locale, maxBytes(kind, types[0] ?? null));
  const pdfSize = formatBytes(locale, maxBytes(kind, 'pdf'));
  const pictured = kind === 'picture' || value.some(isShown);
  const names = types.flatMap((type) => (type === 'jpg' ? ['JPG', 'JPEG'] : [type.toUpperCase()]));

  return (
    <fieldset className="upl" aria-describedby={`${id}-hint`}>
      <legend>
        {label}
        <NeedWord need={need} />
      </legend>
      <div className="upl-h in-disabled:hidden">
        <small id={`${id}-hint`}>
          {size === pdfSize || !types.includes('pdf')
            ? t('allowed', { types: formatList(locale, names), size })
            : t('allowedPdf', { types: formatList(locale, names), size, pdfSize })}{' '}
          {photos && <span className="block">{t('fits')}</span>}
        </small>
        <small>{t('count', { count: formatNumber(locale, value.length), max: formatNumber(locale, max) })}</small>
      </div>
      {value.length + queued.length > 0 && (
        <ul ref={list} className={pictured ? 'upl-l pict' : 'upl-l'} aria-label={t('list')}>
          {value.map((one, index) => (
            <FiledRow
              key={one.id}
              value={one}
              at={index}
              count={value.length}
              userType={userType}
              mark={index === 0 ? (firstMark ?? null) : null}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(one)}
              onAlt={
                alt
                  ? (text) => onChange(value.map((other) => (other.id === one.id ? { ...other, alt: text } : other)))
                  : null
              }
              onDrag={{
                start: () => {
                  dragged.current = index;
                },
                drop: () => {
                  if (dragged.current !== null) move(dragged.current, index);
                  dragged.current = null;
                },
              }}
            />
          ))}
          {queued.map((file) => (
            <QueuedRow
              key={`q${file.id}`}
              file={file}
              onCancel={() => {
                queue.cancel(file.id);
                field.current?.focus();
              }}
              onRetry={() => queue.retry(file.id)}
            />
          ))}
        </ul>
      )}
      <DropZone
        accept={acceptOf(kind)}
        multiple={!single}
        camera={photos}
        replaces={single && value.length === 1}
        describedBy={`${id}-hint ${id}-error`}
        invalid={error !== undefined || full}
        field={field}
        onFiles={add}
      />
      <p id={`${id}-error`} role="alert" className="upl-e">
        {full && (
          <>
            {t(kind === 'picture' ? 'imageLimit' : 'fileLimit')} {beyond}
          </>
        )}
        {error && (
          <span className="fd-e">
            <Icon name="alert" small />
            {error}
          </span>
        )}
      </p>
      <p role="status" className="sr">
        {announcement}
      </p>
    </fieldset>
  );
}
