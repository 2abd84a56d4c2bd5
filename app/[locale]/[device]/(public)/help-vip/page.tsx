import { notFound } from 'next/navigation';
import { HelpPage } from '@/components/site/help/help-page';
import { MembershipTable } from '@/components/site/help/membership-table';
import { JsonLd } from '@/components/ui/json-ld';
import { readFixed, readFixedList } from '@/lib/content/fixed/read';
import { membershipKey } from '@/lib/content/help-topic';
import { env } from '@/lib/platform/env';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import { href } from '@/lib/platform/routes/address';
import { guideLd } from '@/lib/site/seo/guide/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

export const revalidate = 300;

export async function generateMetadata() {
  const { locale } = await pageLocale();
  const content = await readFixed(locale, 'help', membershipKey);
  if (!content) notFound();
  const values = { name: content.title.text, summary: content.summary };
  return pageMetadata({ locale, route: 'helpVip', values, locales: content.locales });
}

export default async function MembershipPage() {
  const { locale, device } = await pageLocale();
  const content = await readFixed(locale, 'help', membershipKey);
  if (!content) notFound();
  const cards = await readFixedList(locale, 'help');
  const address = href('helpVip');
  const url = currentHosts().absolute(locale, address);
  return (
    <>
      <JsonLd nodes={[guideLd(locale, address, content, 'Article')]} />
      <HelpPage topic={membershipKey} {...{ content, cards, locale, device, url }} email={env().CONTACT_EMAIL}>
        <MembershipTable />
      </HelpPage>
    </>
  );
}
