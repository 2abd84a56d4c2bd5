'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { UploadField } from '@/components/upload/upload-field';
import type { UploadValue } from '@/components/upload/upload-value';
import { formatNumber } from '@/lib/i18n/format';
import { sheetRows } from '@/lib/product/sheet/constants';

/** The second step of an import: the sheet is sent, then read. */
export function ImportSend({ busy, onSend }: { busy: boolean; onSend: (file: string) => void }) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const [value, setValue] = useState<UploadValue[]>([]);
  const [sending, setSending] = useState(false);
  const [file] = value;
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
        onBusy={setSending}
      />
      <button
        type="button"
        className="btn p"
        disabled={!file || sending || busy}
        onClick={() => file && onSend(file.key)}
      >
        {t('read')}
      </button>
    </section>
  );
}
