'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { UploadField } from '@/components/form/upload/upload-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import { Button } from '@/components/ui/button';
import { formatNumber } from '@/lib/platform/i18n/format';
import { pictureLimits, sheetRows } from '@/lib/product/sheet/constants';
import { ImportStep } from './import-step';

/** Import step 2: upload a sheet, which is then read. */
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
    <ImportStep title={t('stepSend')} lead={t('stepSendText', { n: formatNumber(locale, sheetRows) })}>
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
      <Button
        tone="primary"
        className="max-md:w-full"
        disabled={!file || sending.sheet || sending.archive || busy}
        onClick={() => file && onSend(file.key, archive?.key ?? null)}
      >
        {t('read')}
      </Button>
    </ImportStep>
  );
}
