import type { ReactNode } from 'react';
import { Breadcrumb, BreadcrumbData, type BreadcrumbStep } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { SoftLinks } from '@/components/ui/soft-links';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { GuideHead } from './guide-head';
import { type GuideGroup, GuideNav } from './guide-nav';
import '@/app/guide.css';

type Props = {
  locale: Locale;
  device: Device;
  steps: readonly BreadcrumbStep[];
  groups: readonly GuideGroup[];
  /** name of the guide's navigation */
  label: string;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
};

const beside =
  'grid grid-cols-[248px_minmax(0,1fr)] items-start gap-x-16 max-[1024px]:grid-cols-[200px_minmax(0,1fr)] max-[1024px]:gap-x-8 max-[860px]:grid-cols-[minmax(0,1fr)] print:block';

/** A guide page: navigation beside it, or collapsed above it on a phone. */
export function GuidePage({ locale, device, steps, groups, label, title, lead, children }: Props) {
  const here = steps.at(-1)?.href ?? '';
  const nav = <GuideNav groups={groups} here={here} label={label} />;
  const phone = device === 'm';
  return (
    <div className="wrap pb-16 print:pb-0" data-soft="">
      <SoftLinks />
      <Breadcrumb steps={steps} />
      <BreadcrumbData steps={steps} locale={locale} />
      <div className={phone ? undefined : beside}>
        {!phone && (
          <div className="print-no sticky top-[72px] max-h-[calc(100vh-88px)] overflow-y-auto pt-3 pb-6 [scrollbar-width:thin] max-[860px]:static max-[860px]:max-h-none">
            {nav}
          </div>
        )}
        <article className="guide-text min-w-0 [&_.ct-body]:mt-6 [&_.ct-body]:mb-8">
          {phone && (
            <details className="print-no my-3 rounded border border-line [&[open]>summary>svg]:rotate-180">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between px-4 font-strong [&::-webkit-details-marker]:hidden">
                {label}
                <Icon name="down" small />
              </summary>
              {nav}
            </details>
          )}
          <GuideHead title={title} lead={lead} />
          {children}
        </article>
      </div>
    </div>
  );
}
