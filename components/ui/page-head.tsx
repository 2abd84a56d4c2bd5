import type { ReactNode } from 'react';
import { directionOf, type Locale } from '@/lib/platform/i18n/site';
import { Icon } from './icon';
import { Link } from './link';
import { UnbrokenText } from './unbroken-text';

type Props = {
  title: string;
  /** Language of the title, if it may differ from the page's. */
  language?: Locale;
  lead?: ReactNode;
  /** The parent page. */
  crumb?: { href: string; label: string };
  /** Beside the title, such as a status. */
  mark?: ReactNode;
  /** The main action, preceded by others. */
  children?: ReactNode;
};

/** Head of a center page: title and main action. */
export function PageHead({ title, language, lead, crumb, mark, children }: Props) {
  return (
    <header className="mb-5 flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-0 flex-[1_1_320px]">
        {crumb && (
          <p className="mb-1 flex items-center gap-1 text-12 phone:hidden">
            <span className="inline-flex rotate-180">
              <Icon name="end" small mirrored className="size-3!" />
            </span>
            <Link className="text-ink-3" href={crumb.href}>
              {crumb.label}
            </Link>
          </p>
        )}
        <h1 className="flex flex-wrap items-center gap-x-[10px] gap-y-1 text-24 leading-[1.3] font-[650]">
          <span lang={language} dir={language && directionOf(language)}>
            <UnbrokenText>{title}</UnbrokenText>
          </span>{' '}
          {mark}
        </h1>
        {lead && <p className="mt-[2px] text-ink-2">{lead}</p>}
      </div>
      {children && <div className="ms-auto flex flex-wrap gap-2 max-sm:ms-0">{children}</div>}
    </header>
  );
}
