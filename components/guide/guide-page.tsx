import type { ReactNode } from 'react';
import { Breadcrumb, BreadcrumbData, type Step } from '@/components/layout/breadcrumb';
import { SoftLinks } from '@/components/list/soft-links';
import { Icon } from '@/components/ui/icon';
import type { Device, Locale } from '@/lib/i18n/site';
import { type GuideGroup, GuideNav } from './guide-nav';

type Props = {
  locale: Locale;
  device: Device;
  steps: readonly Step[];
  groups: readonly GuideGroup[];
  /** what the pages beside this one are called together */
  label: string;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
};

/** A page of a guide: the other pages beside it, or folded above it on a small screen, and its text. */
export function GuidePage({ locale, device, steps, groups, label, title, lead, children }: Props) {
  const here = steps.at(-1)?.href ?? '';
  const nav = <GuideNav groups={groups} here={here} label={label} />;
  const phone = device === 'm';
  return (
    <div className="wrap gd" data-soft="">
      <SoftLinks />
      {!phone && <Breadcrumb steps={steps} />}
      <BreadcrumbData steps={steps} locale={locale} />
      <div className={phone ? undefined : 'gd-two'}>
        {!phone && <div className="gd-side print-no">{nav}</div>}
        <article className="gd-text">
          {phone && (
            <details className="gd-fold print-no">
              <summary>
                {label}
                <Icon name="down" small />
              </summary>
              {nav}
            </details>
          )}
          <h1>{title}</h1>
          <p className="gd-lead">{lead}</p>
          {children}
        </article>
      </div>
    </div>
  );
}
