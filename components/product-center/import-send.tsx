'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { UploadField } from '@/components/upload/upload-field';
import type { UploadValue } from '@/components/upload/upload-value';
import { formatNumber } from '@/lib/i18n/format';
import { pictureLimits, sheetRows } from '@/lib/product/sheet/constants';

/** The second step of an import: the sheet is sent, then read. */
export function ImportSend({
  busy,
  onSend,
}: {
  busy: boolean;
  onSend: (file: string, archive: string | null) => void;
}) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const [value, setValue] = useState<UploadValue[]>([]);
  const [zip, setZip] = useState<UploadValue[]>([]);
  const [sending, setSending] = useState({ sheet: false, archive: false });
  const [file] = value;
  const [archive] = zip;
  const tell = (which: keyof typeof sending) => (on: boolean) =>
    setSending((before) => (before[which] === on ? before : { ...before, [which]: on }));
  return (
    <section className="im-step">
      <h2>{t('stepSend')}</h2>
      <p>{t('stepSendText', { n: formatNumber(locale, sheetRows) })}</p>
      <UploadField
        kind="sheet"
        userType="supplier"
        label={t('file')}
        max={1}
        value={value}
        onChange={setValue}
        onBusy={tell('sheet')}
      />
      <UploadField
        kind="archive"
        userType="supplier"
        label={t('archive')}
        need="optional"
        max={1}
        value={zip}
        onChange={setZip}
        onBusy={tell('archive')}
      />
      <p className="fd-h">{t('archiveText', { n: formatNumber(locale, pictureLimits.pictures) })}</p>
      <button
        type="button"
        className="btn p"
        disabled={!file || sending.sheet || sending.archive || busy}
        onClick={() => file && onSend(file.key, archive?.key ?? null)}
      >
        {t('read')}
      </button>
    </section>
  );
}
