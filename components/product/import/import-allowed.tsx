import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import { formatList } from '@/lib/platform/i18n/format';
import { templateAddress } from '@/lib/product/sheet/constants';
import type { ImportView } from '@/lib/product/sheet/schema';

/** Values allowed in rejected cells, or where they are listed. */
export function ImportAllowed({ allowed }: Pick<ImportView, 'allowed'>) {
  const t = useTranslations('productSheet');
  const locale = useLocale();
  if (allowed.length === 0) return null;
  const many = allowed.flatMap(({ column, values }) => (values.length === 0 ? [column] : []));
  return (
    <Note title={t('values')} className="w-full">
      {allowed.map(
        ({ column, values }) =>
          values.length > 0 && <p key={column}>{t('allowedValues', { column, values: formatList(locale, values) })}</p>,
      )}
      {many.length > 0 && (
        <p>
          {t.rich('allowedMany', {
            columns: formatList(locale, many),
            link: (words) => (
              <a href={templateAddress} download>
                {words}
              </a>
            ),
          })}
        </p>
      )}
    </Note>
  );
}
