import { notFound } from 'next/navigation';
import { ShareBar } from '@/components/content/share-bar';
import { AboutPage } from '@/components/site/help/about/about-page';
import { AboutText } from '@/components/site/help/about/about-text';
import { JsonLd } from '@/components/ui/json-ld';
import { SpokenText } from '@/components/ui/spoken-text';
import { readFixed, readFixedList } from '@/lib/content/fixed/read';
import { aboutKeys } from '@/lib/content/help-topic';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { pageLocale } from '@/lib/platform/i18n/page-locale';
import type { Locale } from '@/lib/platform/i18n/site';
import { href } from '@/lib/platform/routes/address';
import { guideLd } from '@/lib/site/seo/guide/json-ld';
import { platformLd } from '@/lib/site/seo/json-ld';
import { pageMetadata } from '@/lib/site/seo/metadata';
import '@/app/content.css';

type Props = { params: Promise<{ nav: string }> };

export const revalidate = 300;
export const generateStaticParams = () => [];

async function read(locale: Locale, { params }: Props) {
  const segment = (await params).nav;
  const nav = aboutKeys.find((one) => one === segment);
  const content = nav ? await readFixed(locale, 'about', nav) : null;
  if (!nav || !content) notFound();
  return { nav, content };
}

export async function generateMetadata(props: Props) {
  const { locale } = await pageLocale();
  const { nav, content } = await read(locale, props);
  const values = { name: content.title.text, summary: content.summary };
  return pageMetadata({ locale, route: 'aboutDetail', params: { nav }, values, locales: content.locales });
}

export default async function AboutDetailPage(props: Props) {
  const { locale, device } = await pageLocale();
  const { nav, content } = await read(locale, props);
  const cards = await readFixedList(locale, 'about');
  const { title, summary } = content;
  const address = href('aboutDetail', { nav });
  const kind = nav === 'contact' ? 'ContactPage' : 'AboutPage';
  return (
    <>
      <JsonLd nodes={[guideLd(locale, address, content, kind), platformLd()]} />
      <AboutPage
        {...{ cards, locale, device }}
        step={{ name: title.text, href: address }}
        title={<SpokenText of={title} site={locale} />}
        lead={<SpokenText of={{ text: summary, locale: title.locale }} site={locale} />}
      >
        <AboutText {...{ nav, content, locale }} />
        <ShareBar title={title.text} url={currentHosts().absolute(locale, address)} />
      </AboutPage>
    </>
  );
}
