import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { config } from '@/lib/platform/config';

type Props = {
  asked?: string;
  /** where it can be asked for */
  ask: string | null;
  clear: string | null;
  /** nothing was asked for and nothing filtered: the section itself has nothing yet */
  bare: boolean;
  /** the children are no nearer to what was asked for than anything else */
  popular?: boolean;
  /** other places to look in */
  other?: ReactNode;
  children?: ReactNode;
};

/** A listing without items: that there is nothing, what helps, one action, then the nearest offers as `children`. */
export function EmptyResult({ asked, ask, clear, bare, popular, other, children }: Props) {
  const t = useTranslations();
  // The filters say what was asked for.
  const filtered = clear !== null && !asked;
  return (
    <div className="empty">
      {filtered ? (
        <p className="t">{t('empty.data')}</p>
      ) : (
        <>
          <p className="muted">{t(bare ? 'empty.soon' : 'empty.data')}</p>
          <p className="t">{asked ? t('list.emptyKeyword', { asked }) : t('list.emptyYet')}</p>
        </>
      )}
      {clear && (
        <>
          <p className="muted">{t('list.emptyHint')}</p>
          <a className="btn" href={clear} rel="nofollow">
            {t('list.clearAll')}
          </a>
        </>
      )}
      {other}
      {ask !== null && (
        <a className="btn p" href={ask} data-asks="" rel="nofollow">
          {t('purchaseForm.askWords')}
        </a>
      )}
      {!clear && asked && <p className="muted mt-6">{t('list.emptyWordHint')}</p>}
      {children && (
        <section>
          <h2>{popular ? t('list.popular', { site: config.name.short }) : t('list.nearest')}</h2>
          {children}
        </section>
      )}
    </div>
  );
}
