import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

/** Overlay while files are dragged over a conversation. */
export function DropHint() {
  const t = useTranslations('chat');
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-2 z-10 flex items-center justify-center gap-2 rounded border-2 border-dashed border-accent bg-accent-soft p-4 font-strong text-accent"
    >
      <Icon name="upload" />
      {t('dropHere')}
    </div>
  );
}
