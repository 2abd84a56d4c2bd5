import { useTranslations } from 'next-intl';
import { FileLink } from '@/components/form/file-link';
import type { Range } from '@/lib/stats/range';

type Props = { table: 'day' | 'product' | 'country' | 'term'; range: Range /** Name of the list. */; title: string };

/** Download link of a report's list. */
export function DownloadLink({ table, range, title }: Props) {
  const t = useTranslations('statistics');
  const query = new URLSearchParams({ table, from: range.from, to: range.to });
  return (
    <FileLink size="s" href={`/api/stats/export?${query}`} aria-label={t('downloadOf', { title })}>
      {t('download')}
    </FileLink>
  );
}
