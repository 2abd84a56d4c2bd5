'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import type { SheetEncoding } from '@/lib/platform/csv/encoding';
import type { ImportView } from '@/lib/product/sheet/schema';
import { ImportActs, ImportStep } from './import-step';

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

/** Asks for a sheet's encoding, with a preview of the first rows for each. */
export function ImportEncoding({ view, busy, onChoose, onDrop }: Props) {
  const t = useTranslations('productSheet');
  const { name, choices } = view;
  return (
    <ImportStep title={<bdi>{name}</bdi>}>
      <Note tone="warn" title={t('encodingTitle')} role="status" className="w-full">
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
              <Button disabled={busy} onClick={() => onChoose(encoding)}>
                {t('encodingChoose', { name: t(`encodings.${labels[encoding]}`) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ImportActs>
        <Button disabled={busy} onClick={onDrop}>
          {t('drop')}
        </Button>
      </ImportActs>
    </ImportStep>
  );
}
