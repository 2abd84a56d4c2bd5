'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Note } from '@/components/ui/note';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';

type Props = { names: readonly string[]; busy: boolean; onMake: () => void };

/** Missing groups named in a sheet, created with one click. */
export function ImportGroups({ names, busy, onMake }: Props) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  const count = names.length;
  if (count === 0) return null;
  return (
    <Note tone="warn" title={t('newGroups', { count, n: formatNumber(locale, count) })}>
      <p>
        <bdi>{formatList(locale, [...names])}</bdi>
      </p>
      <div className="mt-2">
        <Button busy={busy} onClick={onMake}>
          {t('makeGroups', { count })}
        </Button>
      </div>
    </Note>
  );
}
