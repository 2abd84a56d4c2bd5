import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = {
  asked?: string;
  clear: string | null;
  /** another place to look in */
  other?: ReactNode;
  children?: ReactNode;
};

/** A listing without items: one line, one action, then the nearest offers as `children`. */
export function EmptyResult({ asked, clear, other, children }: Props) {
  const t = useTranslations('list');
  return (
    <div className="empty">
      <p className="t">{asked ? t('emptyKeyword', { asked }) : t(clear ? 'empty' : 'emptyYet')}</p>
      {(clear || asked) && <p className="muted">{clear ? t('emptyHint') : t('emptyWordHint')}</p>}
      {clear && (
        <a className="btn" href={clear} rel="nofollow">
          {t('clearAll')}
        </a>
      )}
      {other}
      {children && (
        <section>
          <h2>{t('nearest')}</h2>
          {children}
        </section>
      )}
    </div>
  );
}
