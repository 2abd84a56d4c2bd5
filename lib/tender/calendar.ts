import { calendarDocument } from '@/lib/platform/calendar/document';
import { config } from '@/lib/platform/config';
import { AppError } from '@/lib/platform/errors';
import { currentHosts } from '@/lib/platform/i18n/current-host';
import { defaultLocale, type Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { href } from '@/lib/platform/routes/address';
import { getTender } from './queries';
import { tenderName } from './text';

/** A bid that is nearly ready can still be handed in. */
const remindDays = 3;

/**
 * The deadline of a tender as an .ics document in the language of a site. Throws notFound where there is no public
 * tender, or none with a deadline.
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
