'use client';

import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import type { SheetEncoding } from '@/lib/csv/encoding';
import type { ImportView } from '@/lib/product/sheet/schema';

const labels = {
  'utf-8': 'unicode',
  'utf-16le': 'unicode',
  'utf-16be': 'unicode',
  'windows-1252': 'western',
  'windows-1251': 'cyrillic',
  'windows-1256': 'arabic',
  gb18030: 'chinese',
} as const satisfies Record<SheetEncoding, string>;

type Props = { view: ImportView; busy: boolean; onChoose: (encoding: SheetEncoding) => void; onDrop: () => void };

/** Asks in which encoding a sheet is to be read, by what each makes of its first rows. */
export function ImportEncoding({ view, busy, onChoose, onDrop }: Props) {
  const t = useTranslations('productSheet');
  const { name, choices } = view;
  return (
    <section className="im-step">
      <h2>
        <bdi>{name}</bdi>
      </h2>
      <Note kind="warn" title={t('encodingTitle')} role="status">
        <p>{t('encodingText')}</p>
      </Note>
      <ul className="grid gap-4">
        {choices.map(({ encoding, rows }) => (
          <li key={encoding} className="grid gap-2 rounded border border-line p-4">
            <b>{t(`encodings.${labels[encoding]}`)}</b>
            <ul className="grid gap-1" lang="und">
              {rows.map((cells) => (
                <li key={cells.join('\t')} className="wrap-anywhere">
                  <bdi>{cells.join(' | ')}</bdi>
                </li>
              ))}
            </ul>
            <div>
              <button type="button" className="btn" disabled={busy} onClick={() => onChoose(encoding)}>
                {t('encodingChoose', { name: t(`encodings.${labels[encoding]}`) })}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <div className="im-acts">
        <button type="button" className="btn" disabled={busy} onClick={onDrop}>
          {t('drop')}
        </button>
      </div>
    </section>
  );
}
