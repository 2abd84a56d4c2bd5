import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { config } from '@/lib/platform/config';

type Props = {
  asked?: string;
  /** address to request it; null if not possible */
  ask: string | null;
  clear: string | null;
  /** no keyword and no filters: the section has no content yet */
  bare: boolean;
  /** the children are popular items, unrelated to the query */
  popular?: boolean;
  /** other places to search */
  other?: ReactNode;
  children?: ReactNode;
};

/** An empty listing: explanation, tips, one action, then related items as `children`. */
export function EmptyResult({ asked, ask, clear, bare, popular, other, children }: Props) {
  const t = useTranslations();
  // Active filters already show the query.
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
