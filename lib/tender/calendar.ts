import { calendarDocument } from '@/lib/platform/calendar/document';
import { config } from '@/lib/platform/config';
import { AppError } from '@/lib/platform/errors';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';
import { getTender } from './queries';
import { tenderName } from './text';

/** Days before the deadline: enough to submit a bid that is nearly ready. */
const remindDays = 3;

/**
 * A tender's deadline as an .ics document in the site's language.
 * @throws AppError notFound if it is not public or has no deadline
 */
export async function deadlineCalendar(locale: Locale, id: number): Promise<string> {
  const tender = await getTender(locale, id);
  if (!tender?.deadlineAt) throw new AppError('notFound');
  const { absolute } = currentHosts();
  const t = await translator(locale);
  const address = href('tenderDetail', { id });
  const facts = [
    t('tender.calendarBuyer', { name: tender.buyer }),
    ...(tender.number ? [t('tender.calendarNumber', { number: tender.number })] : []),
    ...(tender.demonstration ? [t('content.demonstration')] : []),
    tender.summary,
  ];
  return calendarDocument(`${config.name.short}//Tender`, locale, [
    {
      uid: `tender-${id}@${new URL(absolute(defaultLocale, address)).hostname}`,
      changed: tender.updatedAt,
      start: tender.deadlineAt,
      title: t('tender.calendarTitle', { title: tenderName(t, tender) }),
      description: facts.join('\n'),
      place: [tender.city, tender.country.name].filter(Boolean).join(', '),
      url: absolute(locale, address),
      remindDays,
    },
  ]);
}
