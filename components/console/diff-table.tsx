import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import type { FieldRow } from '@/lib/staff/review/row';
import { FieldSide } from './field-side';
import { FlagButtons } from './flag';
import { Languages } from './languages';
import { diffTableClass } from './table-class';
import type { TypedFact } from './types';

type Props = {
  fields: readonly FieldRow[];
  companyId: number;
  locale: ConsoleLocale;
  fresh: boolean;
  /** Disables marking and opening private files. */
  readOnly: boolean;
  locked: boolean;
  /** Paths of flagged fields, with the label of the flag. */
  flagged: readonly string[];
  flaggedText: string;
  facts: readonly TypedFact[];
  /** The submission is decided and no longer pending. */
  decided: boolean;
  /** Label of the older side; by default the published version. */
  older?: string;
};

/** Fields of a submission beside the published ones; on their own if new. */
export function DiffTable(props: Props) {
  const { fields, companyId, locale, fresh, readOnly, locked, flagged, flaggedText, facts } = props;
  const t = useTranslations('console');
  const older = props.older ?? t('review.published');
  const newer = t(props.decided ? 'review.submitted' : 'review.proposed');
  if (fields.length === 0) return <p className="p-4 text-ink-3">{t('review.nothing')}</p>;
  return (
    <ScrollRegion className="overflow-x-auto" label={newer}>
      <table className={diffTableClass}>
        <thead>
          <tr>
            <th scope="col">{t('review.field')}</th>
            {!fresh && <th scope="col">{older}</th>}
            <th scope="col">{newer}</th>
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
            const side = { view, label, companyId, locale, readOnly: locked, fresh, facts };
            return (
              <tr key={view.path}>
                <th scope="row">
                  {label}
                  <small className="block font-regular text-ink-3">
                    <Languages locales={view.locales} />
                  </small>
                  {view.paths.some((path) => flagged.includes(path)) && <Badge tone="bad">{flaggedText}</Badge>}
                </th>
                {!fresh && (
                  <td className="text-ink-2" data-label={older}>
                    <FieldSide {...side} which="before" />
                  </td>
                )}
                <td data-label={fresh ? undefined : newer}>
                  <FieldSide {...side} which="after" />
                </td>
                {!readOnly && (
                  <td className="px-[6px]! max-lg:px-0!">
                    <FlagButtons paths={view.paths} label={label} />
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
