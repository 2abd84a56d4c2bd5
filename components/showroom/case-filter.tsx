import { useTranslations } from 'next-intl';
import { SpokenText } from '@/components/ui/spoken-text';
import { formatNumber } from '@/lib/platform/i18n/format';
import type { ShowroomView } from '@/lib/showroom/read';

/** Filter classes of a case: `all`, place, group. Filtering is done by CSS; without it all are shown. */
export const caseMarks = (domestic: boolean, group: number): string =>
  `${domestic ? 'home' : 'abroad'} g${group < 0 ? '' : group}`;

/** Filter of a supplier's cases: all, foreign, domestic, or a group; empty choices are left out. */
export function CaseFilter({ showroom, locale }: Pick<ShowroomView, 'showroom' | 'locale'>) {
  const t = useTranslations('showroom');
  const { cases, caseGroups } = showroom;
  const abroad = cases.filter(({ domestic }) => !domestic).length;
  const places =
    abroad > 0 && abroad < cases.length
      ? [
          { mark: 'abroad', label: t('international'), count: abroad },
          { mark: 'home', label: t('domestic'), count: cases.length - abroad },
        ]
      : [];
  const groups = caseGroups.map(({ id, name }, index) => ({
    mark: `g${index}`,
    label: <SpokenText of={name} site={locale} />,
    count: cases.filter(({ groupId }) => groupId === id).length,
  }));
  const choices = [{ mark: 'all', label: t('everyCase'), count: cases.length }, ...places, ...groups];
  if (choices.length < 3) return null;
  return (
    <fieldset className="groups print-no">
      <legend className="sr">{t('caseFilter')}</legend>
      {choices.map(({ mark, label, count }) => (
        <label className="chip" key={mark}>
          <input type="radio" className="sr" name="cases" value={mark} defaultChecked={mark === 'all'} />
          {label}
          <em>{formatNumber(locale, count)}</em>
        </label>
      ))}
    </fieldset>
  );
}
