import { notFound } from 'next/navigation';
import { HelpPage } from '@/components/site/help/help-page';
import { JsonLd } from '@/components/ui/json-ld';
import { readFixed, readFixedList } from '@/lib/content/fixed/read';
import { helpTopics } from '@/lib/content/help-topic';
import { env } from '@/lib/platform/env';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { faqLd } from '@/lib/site/seo/guide/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ topic: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

async function read(locale: Locale, { params }: Props) {
  const segment = (await params).topic;
  const topic = helpTopics.find((one) => one === segment);
  const content = topic ? await readFixed(locale, 'help', topic) : null;
  if (!topic || !content) notFound();
  return { topic, content };
}

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { topic, content } = await read(locale, props);
  const values = { name: content.title.text, summary: content.summary };
  return pageMetadata({ locale, route: 'helpTopic', params: { topic }, values, locales: content.locales });
}

export default async function HelpTopicPage(props: Props) {
  const { locale, device } = await pageLocale();
  const { topic, content } = await read(locale, props);
  const cards = await readFixedList(locale, 'help');
  const address = href('helpTopic', { topic });
  const url = currentHosts().absolute(locale, address);
  return (
    <>
      <JsonLd nodes={[faqLd(locale, address, content)]} />
      <HelpPage {...{ content, topic, cards, locale, device, url }} email={env().CONTACT_EMAIL} />
    </>
  );
}
