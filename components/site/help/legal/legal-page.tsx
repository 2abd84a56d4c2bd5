import { useTranslations } from 'next-intl';
import { Breadcrumb, BreadcrumbData } from '@/components/ui/breadcrumb';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { PrintButton } from '@/components/ui/print-button';
import type { DocumentKind, LegalDocument } from '@/lib/legal/types';
import { formatDay } from '@/lib/platform/i18n/format';
import { isolated } from '@/lib/platform/i18n/isolate';
import type { Device, Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { LegalContents } from './legal-contents';
import { LegalBody } from './legal-text';

type Props = { kind: DocumentKind; document: LegalDocument; locale: Locale; device: Device; email: string };

/** User agreement or privacy policy, with version, contents and a link to the other. */
export function LegalPage({ kind, document, locale, device, email }: Props) {
  const t = useTranslations('legal');
  const { title, lead, version, sections } = document;
  const other = kind === 'agreement' ? 'privacy' : 'agreement';
  const steps = [{ name: title, href: href(kind) }];
  const contents = <LegalContents sections={sections} />;
  const phone = device === 'm';
  return (
    <div className="wrap pb-16" data-soft="">
      <Breadcrumb steps={steps} />
      <BreadcrumbData steps={steps} locale={locale} />
      <div className={phone ? 'grid' : 'grid gap-x-16 lg:grid-cols-[240px_minmax(0,1fr)]'}>
        {!phone && <div className="print-no self-start pt-2 pb-8 lg:sticky lg:top-20">{contents}</div>}
        <article className="min-w-0 max-w-[72ch]">
          <h1 className="text-32">{title}</h1>
          <p className="mt-3 text-ink-3">
            {t('version', { version: isolated(version), date: formatDay(locale, `${version}-01`, 'long') })}
          </p>
          <p className="mt-5 text-16 text-ink-2">{lead}</p>
          {phone && (
            <details className="print-no mt-6 rounded border border-line px-4">
              <summary className="flex min-h-11 cursor-pointer items-center justify-between font-strong">
                {t('contents')}
                <Icon name="down" small />
              </summary>
              <div className="pb-4 [&_a]:min-h-11 [&_a]:items-center">{contents}</div>
            </details>
          )}
          {sections.map(({ id, heading, body }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 pt-8">
              <h2 id={`${id}-title`} className="flex gap-3 text-20 break-after-avoid">
                <span className="text-ink-3">{index + 1}</span>
                {heading}
              </h2>
              <div className="mt-3 grid gap-3">
                {body.map((block) => (
                  <LegalBody key={JSON.stringify(block)} block={block} email={email} />
                ))}
              </div>
            </section>
          ))}
          <p className="print-no mt-10 flex flex-wrap items-center gap-6 border-t border-line pt-6">
            <Link className="lnk" href={href(other)}>
              {t(`see.${other}`)}
            </Link>
            <PrintButton label={t('print')} />
          </p>
        </article>
      </div>
    </div>
  );
}
