import { useTranslations } from 'next-intl';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { sites } from '@/lib/i18n/site';
import type { FieldView } from '@/lib/staff/review/types';
import { FieldSide } from './field-side';
import { FlagButtons } from './flag';

type Props = {
  fields: readonly FieldView[];
  companyId: number;
  locale: ConsoleLocale;
  fresh: boolean;
  readOnly: boolean;
};

/** The fields of a submission, each beside what is published; of a new thing alone. */
export function DiffTable({ fields, companyId, locale, fresh, readOnly }: Props) {
  const t = useTranslations('console');
  if (fields.length === 0) return <p className="cs-empty">{t('review.nothing')}</p>;
  return (
    <ScrollRegion className="cs-scroll" label={t('review.proposed')}>
      <table className="cc-tb cs-diff cs-cards">
        <thead>
          <tr>
            <th scope="col">{t('review.field')}</th>
            {!fresh && <th scope="col">{t('review.published')}</th>}
            <th scope="col">{t('review.proposed')}</th>
            {!readOnly && (
              <th scope="col">
                <span className="sr">{t('review.mark')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fields.map((view) => {
            const label = t(`field.${view.field}`);
            const side = { view, label, companyId, locale, readOnly, fresh };
            return (
              <tr key={view.path}>
                <th scope="row">
                  {label}
                  {view.locale !== null && <small lang={view.locale}>{sites[view.locale].endonym}</small>}
                </th>
                {!fresh && (
                  <td className="old" data-label={t('review.published')}>
                    <FieldSide {...side} which="before" />
                  </td>
                )}
                <td data-label={fresh ? undefined : t('review.proposed')}>
                  <FieldSide {...side} which="after" />
                </td>
                {!readOnly && (
                  <td className="cs-vd">
                    <FlagButtons path={view.path} label={label} />
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
