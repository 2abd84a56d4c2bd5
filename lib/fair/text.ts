import 'server-only';
import { eq } from 'drizzle-orm';
import type { MemberActor } from '@/lib/auth/actor';
import type { CalendarEvent } from '@/lib/calendar/document';
import { companyTranslation } from '@/lib/db/schema/company';
import type { Transaction } from '@/lib/db/transaction';
import { currentHosts } from '@/lib/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/i18n/site';
import { translator } from '@/lib/i18n/translate';
import { href } from '@/lib/routes/address';

/** Where an account has its part in the fair. */
export const fairPage = (kind: MemberActor['kind']): string =>
  href(kind === 'supplier' ? 'supplierFair' : 'purchaserFair');

/** What a company is called in the language of a reader, else in English, else as it was written. */
export async function companyName(tx: Transaction, companyId: number, locale: string): Promise<string> {
  const texts = await tx.select().from(companyTranslation).where(eq(companyTranslation.companyId, companyId));
  const text = [locale, 'en'].map((one) => texts.find((each) => each.locale === one)).find(Boolean) ?? texts[0];
  return text?.name ?? '';
}

/** `name`: whom the reader meets. `link`: '' where there is none yet. */
type MeetingText = {
  id: number;
  startsAt: string;
  endsAt: string;
  topic: string;
  name: string;
  link: string;
};

/** A meeting as the calendar of one of its sides has it; the same event in whatever language it is fetched. */
export async function meetingEvent(
  kind: MemberActor['kind'],
  locale: Locale,
  { id, startsAt, endsAt, topic, name, link }: MeetingText,
): Promise<CalendarEvent> {
  const t = await translator(locale);
  const { absolute } = currentHosts();
  const page = fairPage(kind);
  return {
    uid: `fair-meeting-${id}@${new URL(absolute(defaultLocale, page)).hostname}`,
    changed: new Date().toISOString(),
    start: startsAt,
    end: endsAt,
    title: t('fairCentre.meetingWith', { name }),
    description: [t('fair.title'), topic, link || t('fairCentre.linkLater')].filter(Boolean).join('\n'),
    place: link || t('fair.title'),
    url: absolute(locale, page),
    remindDays: 1,
  };
}
