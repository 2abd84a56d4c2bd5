import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';

/** Why decisions are disabled here. */
export function ReadOnlyNote() {
  const t = useTranslations('console');
  return (
    <div className="mb-4">
      <Note>{t('readOnly')}</Note>
    </div>
  );
}
