import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = {
  /** a section not available yet, or one without content of its kind */
  kind: 'soon' | 'content';
  text: string;
  children?: ReactNode;
};

/** An empty section: message, hint and links. */
export function EmptySection({ kind, text, children }: Props) {
  const t = useTranslations('empty');
  return (
    <div className="empty">
      <p className="t">{t(kind)}</p>
      <p className="muted">{text}</p>
      {children}
    </div>
  );
}
