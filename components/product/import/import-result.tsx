'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { ImportView } from '@/lib/product/sheet/schema';
import { ImportActs, ImportStep } from './import-step';

/** Result of an import, also if it failed midway. */
export function ImportResult({ view, busy, onDrop }: { view: ImportView; busy: boolean; onDrop: () => void }) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  const { name, state, created, updated, badRows } = view;
  const isDone = state === 'done';
  return (
    <ImportStep title={<bdi>{name}</bdi>}>
      <Note
        tone={isDone ? 'ok' : 'bad'}
        title={t(isDone ? 'doneTitle' : 'failedTitle')}
        role="status"
        className="w-full"
      >
        {!isDone && <p>{t('failedText')}</p>}
        {(isDone || created + updated > 0) && <p>{t('doneText', { created: n(created), updated: n(updated) })}</p>}
        {isDone && badRows > 0 && <p>{t('bad', { count: badRows, n: n(badRows) })}</p>}
      </Note>
      <ImportActs>
        {isDone && (
          <ButtonLink
            tone="primary"
            href={created > 0 ? `${href('supplierProduct')}?state=uploading` : href('supplierProduct')}
          >
            {t('toList')}
          </ButtonLink>
        )}
        <Button disabled={busy} onClick={onDrop}>
          {t('again')}
        </Button>
      </ImportActs>
    </ImportStep>
  );
}
