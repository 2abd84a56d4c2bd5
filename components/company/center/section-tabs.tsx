'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type MouseEvent, useEffect, useRef } from 'react';
import { usePhone } from '@/components/form/phone-scope';
import { type ProfileSection, profileSections } from '@/lib/company/profile/constants';
import { startNavigation } from '@/lib/platform/http/navigate';
import { formatNumber } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';

/** Address of a section of the supplier information. */
export const sectionAddress = (section: ProfileSection): string =>
  section === 'basic' ? href('supplierCompany') : href('supplierCompanySection', { section });

type Props = {
  section: ProfileSection;
  onSection: (section: ProfileSection) => void;
  /** Number of invalid fields per section. */
  wrong: Readonly<Record<ProfileSection, number>>;
};

const isPlain = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && button === 0;

/** Tabs of the supplier information; certificates are a separate page. */
export function SectionTabs({ section, onSection, wrong }: Props) {
  const t = useTranslations('companyForm');
  const form = useTranslations('form');
  const center = useTranslations('center');
  const locale = useLocale();
  const phone = usePhone();
  const row = useRef<HTMLElement>(null);
  // Sideways alone: a refused field may just have been brought into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another part is shown.
  useEffect(() => {
    const shown = row.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    const all = row.current?.getBoundingClientRect();
    if (row.current && shown && all) row.current.scrollLeft += shown.x + shown.width / 2 - all.x - all.width / 2;
  }, [section]);
  const certificates = (
    // Input is kept as a draft, so leaving needs no confirmation.
    <a href={href('supplierCertificate')} onClick={(event) => isPlain(event) && startNavigation()}>
      {t('section.certificate')}
    </a>
  );
  // On a phone the sections are steps of the form.
  if (phone)
    return (
      <nav className="cc-tabs" aria-label={t('sections')}>
        <a href={href('supplierCompany')} aria-current="page">
          {center('companyInfo')}
        </a>
        {certificates}
      </nav>
    );
  return (
    <nav className="cc-tabs" aria-label={t('sections')} ref={row}>
      {profileSections.map((one) => (
        <a
          key={one}
          href={sectionAddress(one)}
          aria-current={one === section ? 'page' : undefined}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            onSection(one);
          }}
        >
          {t(`section.${one}`)}
          {wrong[one] > 0 && (
            <>
              <span
                className="ms-[6px] inline-grid h-[18px] min-w-[18px] place-items-center rounded-full bg-bad px-[5px] text-12 leading-none font-strong text-paper"
                aria-hidden="true"
              >
                {formatNumber(locale, wrong[one])}
              </span>
              <span className="sr">{form('summary', { count: wrong[one], n: formatNumber(locale, wrong[one]) })}</span>
            </>
          )}
        </a>
      ))}
      {certificates}
    </nav>
  );
}
