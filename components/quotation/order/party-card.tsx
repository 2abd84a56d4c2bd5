import { useLocale, useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { FactTable, type TableFact } from '@/components/ui/fact-table';
import { telUri } from '@/lib/company/tel-uri';
import { formatList } from '@/lib/platform/i18n/format';
import { href } from '@/lib/platform/routes/address';
import type { OrderParty } from '@/lib/quotation/order/types';

const reach =
  'text-accent underline phone:inline-flex phone:min-h-11 phone:items-center print:text-ink print:no-underline';

/** One party of an order with contact details. */
export function PartyCard({ side, of }: { side: 'buyer' | 'seller'; of: OrderParty }) {
  const t = useTranslations('order');
  const locale = useLocale();
  const { name, person, address, registration, phone, email, showroomId } = of;
  const facts: TableFact[] = [
    [
      t('name'),
      showroomId === null ? (
        <bdi key="name">{name}</bdi>
      ) : (
        <a key="name" className={reach} href={href('showroomHome', { companyId: showroomId })}>
          <bdi>{name}</bdi>
        </a>
      ),
    ],
    [t('registration'), registration && <bdi dir="ltr">{registration}</bdi>],
    [t(side === 'buyer' ? 'destination' : 'address'), address.length > 0 && <bdi>{formatList(locale, address)}</bdi>],
    [t('person'), person && <bdi>{person}</bdi>],
    [
      t('phone'),
      phone && (
        <a className={reach} dir="ltr" href={telUri(phone)}>
          {phone}
        </a>
      ),
    ],
    [
      t('email'),
      email && (
        <a className={reach} dir="ltr" href={`mailto:${email}`}>
          {email}
        </a>
      ),
    ],
  ];
  return (
    <Card title={t(side)} padded>
      <FactTable facts={facts} caption={t(side)} />
    </Card>
  );
}
