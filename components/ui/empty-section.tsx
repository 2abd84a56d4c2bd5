import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';

type Props = {
  /** a section that is still to come, or one that merely holds nothing of the kind */
  kind: 'soon' | 'content';
  text: string;
  children?: ReactNode;
};

/** An empty section: its message, a sentence that helps, and links to go on. */
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
