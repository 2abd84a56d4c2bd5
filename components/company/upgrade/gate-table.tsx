import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { ScrollRegion } from '@/components/ui/scroll-region';
import { config, type Grade, type Membership } from '@/lib/platform/config';
import { coversTemplate } from '@/lib/showroom/template';
import { hasProfileFeatures, hasStarFeatures, type Standing } from '@/lib/standing/rules';
import { pageLook, stackedLook } from './table-look';

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
/** What a column opens with the lowest value on the other axis. */
const alone = (column: Column): Standing => ({ grade: 'C', membership: 'regular', ...column });

/** Grade or membership required per feature; marks `held`, the company's own. docs/domain.md, Gates. */
export function GateTable({ held, boxed }: { held?: Standing; boxed?: boolean }) {
  const t = useTranslations();
  const look = boxed ? stackedLook : pageLook;
  const label = (column: Column): string =>
    'grade' in column ? column.grade : t(`company.membership.${column.membership}`);
  const isHeld = (column: Column): boolean =>
    'grade' in column ? column.grade === held?.grade : column.membership === held?.membership;
  return (
    <ScrollRegion className={look.box} label={t('upgrade.gates')}>
      <table className={look.table}>
        <thead>
          <tr>
            <th scope="col" className={look.corner}>
              {t('upgrade.feature')}
            </th>
            {columns.map((column) => (
              <th key={label(column)} scope="col" className={look.head(isHeld(column))}>
                {label(column)}
                {'grade' in column && <span className="sr">{t(`company.grade.${column.grade}`)}</span>}
                {isHeld(column) && <span className="sr">{t('upgrade.held')}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className={look.row}>
              <th scope="row" className={look.name}>
                {t(`upgrade.gate.${name}`)}
              </th>
              {columns.map((column) => {
                const open = gates[name](alone(column));
                return (
                  <td
                    key={label(column)}
                    className={look.cell(isHeld(column))}
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
