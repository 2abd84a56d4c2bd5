import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { config, type Grade, type Membership } from '@/lib/config';
import { coversTemplate, hasProfileFeatures, hasStarFeatures, type Standing } from '@/lib/hall/standing';

const grades: readonly Grade[] = ['C', 'B', 'A'];
const gates = {
  profile: hasProfileFeatures,
  star: hasStarFeatures,
  c: (standing: Standing) => coversTemplate('c', standing),
  b: (standing: Standing) => coversTemplate('b', standing),
  a: (standing: Standing) => coversTemplate('a', standing),
};
const names = Object.keys(gates) as (keyof typeof gates)[];

type Column = { grade: Grade } | { membership: Membership };
const columns: readonly Column[] = [
  ...grades.map((grade) => ({ grade })),
  ...config.memberships.map((membership) => ({ membership })),
];
/** What a column opens by itself, with nothing on the other axis. */
const alone = (column: Column): Standing => ({ grade: 'C', membership: 'regular', ...column });

/** Which grade or membership opens which feature; what is `held` is marked. Decisions, Verification and membership. */
export function GateTable({ held }: { held?: Standing }) {
  const t = useTranslations();
  const label = (column: Column): string =>
    'grade' in column ? column.grade : t(`company.membership.${column.membership}`);
  const isHeld = (column: Column): boolean =>
    'grade' in column ? column.grade === held?.grade : column.membership === held?.membership;
  return (
    <ScrollRegion className="cc-tw" label={t('upgrade.gates')}>
      <table className="cc-tb up-tb up-gates">
        <thead>
          <tr>
            <th scope="col">{t('upgrade.feature')}</th>
            {columns.map((column) => (
              <th key={label(column)} scope="col" className={isHeld(column) ? 'held' : undefined}>
                {label(column)}
                {'grade' in column && <span className="sr">{t(`company.grade.${column.grade}`)}</span>}
                {isHeld(column) && <span className="sr">{t('upgrade.held')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`upgrade.gate.${name}`)}</th>
              {columns.map((column) => {
                const open = gates[name](alone(column));
                return (
                  <td
                    key={label(column)}
                    className={isHeld(column) ? 'held' : undefined}
                    data-open={open}
                    data-of={label(column)}
                  >
                    {open && <Icon name="check" />}
                    <span className="sr">{t(open ? 'upgrade.yes' : 'upgrade.no')}</span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
