import { useTranslations } from 'next-intl';
import { Note } from '@/components/ui/note';
import type { UndoneAward } from '@/lib/quotation/types';
import { ReasonText } from './reason-text';

type Props = {
  awards: readonly (UndoneAward & { company?: string })[];
  /** the reader's side */
  side: 'purchaser' | 'supplier';
  timeOf: (iso: string) => string;
};

/** Awards that were undone, by whom and why. */
export function UndoneNote({ awards, side, timeOf }: Props) {
  const t = useTranslations('trade');
  if (awards.length === 0) return null;
  return (
    <Note title={t('undo.past')}>
      <ul className="m-0 grid list-none gap-2 p-0">
        {awards.map(({ company = '', awardedAt, undoneAt, by, reason }) => (
          <li key={undoneAt}>
            <p>
              {t(`undo.pastOf.${side}`, {
                who: by === side ? 'own' : 'other',
                company,
                awarded: timeOf(awardedAt),
                undone: timeOf(undoneAt),
              })}
            </p>
            <ReasonText label={reason.key && t(`undoReason.${reason.key}`)} text={reason.text} />
          </li>
        ))}
      </ul>
    </Note>
  );
}
