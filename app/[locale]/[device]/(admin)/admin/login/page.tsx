import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { SignInScreen } from '@/components/console/sign-in-screen';
import { findStaff } from '@/lib/platform/auth/gate';
import { oneOf, type Query } from '@/lib/staff/filter';
import { consoleLocale } from '@/lib/staff/gate';
import { consoleBack } from '@/lib/staff/rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('console.signIn');
  return { title: t('title') };
}

export default async function ConsoleSignIn({ searchParams }: { searchParams: Query }) {
  const query = await searchParams;
  const back = consoleBack(oneOf(query.redirect));
  if (await findStaff()) redirect(back);
  return <SignInScreen back={back} ended={oneOf(query.ended) === '1'} locale={await consoleLocale()} />;
}
