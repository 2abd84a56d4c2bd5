import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';

/** Why nothing can be decided here. */
export function ReadOnlyNote() {
  const t = useTranslations('console');
  return (
    <div className="mb-4">
      <Note>{t('readOnly')}</Note>
    </div>
  );
}
