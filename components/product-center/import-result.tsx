'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import { Link } from '@/components/ui/link';
import { formatNumber } from '@/lib/i18n/format';
import type { ImportView } from '@/lib/product/sheet/schema';
import { href } from '@/lib/routes/address';

/** What came of an import, also of one that failed midway. */
export function ImportResult({ view, busy, onDrop }: { view: ImportView; busy: boolean; onDrop: () => void }) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const n = (value: number) => formatNumber(locale, value);
  const { name, state, created, updated, badRows } = view;
  const isDone = state === 'done';
  return (
    <section className="im-step">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <Note kind={isDone ? 'ok' : 'bad'} title={t(isDone ? 'doneTitle' : 'failedTitle')} role="status">
        {!isDone && <p>{t('failedText')}</p>}
        {(isDone || created + updated > 0) && <p>{t('doneText', { created: n(created), updated: n(updated) })}</p>}
        {isDone && badRows > 0 && <p>{t('bad', { count: badRows, n: n(badRows) })}</p>}
      </Note>
      <div className="im-acts">
        {isDone && (
          <Link className="btn p" href={href('supplierProduct')}>
            {t('toList')}
          </Link>
        )}
        <button type="button" className="btn" disabled={busy} onClick={onDrop}>
          {t('again')}
        </button>
      </div>
    </section>
  );
}
