import { useTranslations } from 'next-intl';
import { FileLinks } from '@/components/trade/file-links';
import { PurchaseFactTable } from '@/components/trade/purchase-fact-table';
import { SpecificationTable } from '@/components/trade/specification-table';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import type { PurchaseContent } from '@/lib/staff/purchase/read';
import { AddressedText } from './addressed-text';

type Props = {
  id: number;
  content: PurchaseContent;
  locale: ConsoleLocale;
  /** Whether the reader may open files. */
  mayOpen: boolean;
};

/** Content of a request: addressees, subject, terms, requirements and files. */
export function PurchaseContentText({ id, content, locale, mayOpen }: Props) {
  const t = useTranslations('quotationCenter');
  const { facts, names, addressed, specification, files } = content;
  return (
    <>
      <AddressedText addressed={addressed} />
      <PurchaseFactTable purchase={facts} locale={locale} names={names} />
      {specification.length > 0 && <SpecificationTable lines={specification} spoken={facts.locale} locale={locale} />}
      {files.length > 0 && (
        <section>
          <h3 className="font-strong">{t('files')}</h3>
          {mayOpen ? (
            <FileLinks files={files} path="/api/admin/purchase/file" id={id} />
          ) : (
            files.map(({ key, name }) => <bdi key={key}>{name}</bdi>)
          )}
        </section>
      )}
    </>
  );
}
