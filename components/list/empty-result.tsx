import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = { asked?: string; clear: string | null; children?: ReactNode };

/** A listing without items: one line, one action, then the nearest offers as `children`. */
export function EmptyResult({ asked, clear, children }: Props) {
  const t = useTranslations('list');
  return (
    <div className="empty">
      <p className="t">{asked ? t('emptyKeyword', { asked }) : t('empty')}</p>
      <p className="muted">{t('emptyHint')}</p>
      {clear && (
        <a className="btn" href={clear} rel="nofollow">
          {t('clearAll')}
        </a>
      )}
      {children && (
        <section>
          <h2>{t('nearest')}</h2>
          {children}
        </section>
      )}
    </div>
  );
}
