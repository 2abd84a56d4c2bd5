import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/form/note';
import { Link } from '@/components/ui/link';
import type { StaffActor } from '@/lib/platform/auth/actor';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatList, formatNumber } from '@/lib/platform/i18n/format';
import { presets } from '@/lib/staff/constants';
import type { ShownFields } from '@/lib/staff/filter';
import { queueAddress, reviewAddress } from '@/lib/staff/filter';
import { listQueueAround } from '@/lib/staff/queue/queries';
import { labelFields } from '@/lib/staff/review/label';
import { provenFields } from '@/lib/staff/review/proof';
import { gatherFields } from '@/lib/staff/review/row';
import { lastRejection, shownOf } from '@/lib/staff/review/rules';
import type { ReviewView } from '@/lib/staff/review/types';
import { mayDecide } from '@/lib/staff/rules';
import type { QueueFilter } from '@/lib/staff/types';
import { DecisionBar } from './decision-bar';
import { DiffMark } from './diff-mark';
import { DiffTable } from './diff-table';
import { FlagProvider } from './flag';
import { presetTexts } from './preset-texts';
import { QueueSide } from './queue-side';
import { ReadOnlyNote } from './read-only-note';
import { ReviewHead } from './review-head';
import { ReviewNotes } from './review-notes';
import { SegmentLinks } from './segment-links';
import type { TypedFact } from './types';

type Props = {
  actor: StaffActor;
  locale: ConsoleLocale;
  review: ReviewView;
  filter: QueueFilter;
  shown: ShownFields | null;
};

/** Typed values that a registration document proves. */
async function factsOf({ fields, locale: own }: ReviewView, site: ConsoleLocale): Promise<TypedFact[]> {
  const t = await getTranslations('console.field');
  return provenFields(fields, own).map(({ field, after, locale }) => ({
    label: t(field),
    value: formatList(site, after),
    ...(locale === null ? {} : { lang: locale }),
  }));
}

/** A submission beside the queue: changes, notes and decision. */
export async function ReviewSection({ actor, locale, review, filter, shown }: Props) {
  const t = await getTranslations('console.review');
  const { id, kind, state, fields, since, fresh, companyId, reader } = review;
  const queue = await listQueueAround(actor, { kind, id }, filter, locale);
  const at = queue.rows.findIndex((row) => row.id === id);
  // At the end of the queue, back to the list.
  const after = queue.rows[at + 1] ?? (queue.fromFirst ? queue.rows.find((row) => row.id !== id) : undefined);
  const before = at > 0 ? queue.rows[at - 1] : undefined;
  const changed = fields.filter((field) => field.changed);
  const decided = state !== 'pending';
  const locked = !mayDecide(actor);
  const readOnly = locked || decided || review.held !== null;
  const sinceChanged = (since ?? []).filter((field) => field.changed);
  const place = shownOf(shown, review);
  const again = lastRejection(review) !== null;
  const rows = { changed: fresh ? fields : changed, all: fields, since: sinceChanged }[place];
  const tab = (to: ShownFields, label: string, count: number) => (
    <Link
      href={reviewAddress(id, filter, to)}
      data-keep={`fields ${to}`}
      aria-current={to === place ? 'true' : undefined}
    >
      {label} <span>{formatNumber(locale, count)}</span>
    </Link>
  );
  const sinceTab = since !== null && tab('since', t('since'), sinceChanged.length);
  const facts = await factsOf(review, locale);
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[272px_minmax(0,1fr)] max-xl:grid-cols-[minmax(0,1fr)]">
      <QueueSide kind={kind} id={id} queue={queue} filter={filter} locale={locale} />
      <FlagProvider key={id} seen={review.seen}>
        <div className="flex min-h-[calc(100vh-52px)] min-w-0 flex-col">
          <div className="px-6 py-5 max-lg:p-4">
            <ReviewHead review={review} locale={locale} timeZone={actor.timeZone} />
            {state === 'pending' && !mayDecide(actor) && <ReadOnlyNote />}
            {fields.length === 0 && <Note>{t(decided ? 'notKept' : 'gone')}</Note>}
            {fields.length > 0 && (!fresh || since !== null) && (
              <div className="mb-[10px] flex flex-wrap items-center gap-3">
                <SegmentLinks label={t('which')}>
                  {again && sinceTab}
                  {!fresh && tab('changed', t('changed'), changed.length)}
                  {tab(fresh ? 'changed' : 'all', t('all'), fields.length)}
                  {!again && sinceTab}
                </SegmentLinks>
                <span className="ms-auto text-12">
                  <DiffMark kind="ins">{t('added')}</DiffMark> <DiffMark kind="del">{t('removed')}</DiffMark>
                </span>
              </div>
            )}
            {fields.length > 0 && (
              <DiffTable
                fields={gatherFields(rows, review.locale)}
                companyId={companyId}
                locale={locale}
                fresh={fresh && place !== 'since'}
                readOnly={readOnly}
                decided={decided}
                locked={locked}
                flagged={decided ? review.flags : review.earlierFlags}
                flaggedText={t(decided ? 'flagged' : 'flaggedBefore')}
                facts={facts}
                {...(place === 'since' ? { older: t('earlier') } : {})}
              />
            )}
            <ReviewNotes review={review} locale={locale} timeZone={actor.timeZone} />
          </div>
          {!readOnly && (
            <DecisionBar
              id={id}
              presets={await presetTexts(presets[kind], reader)}
              reader={reader}
              names={await labelFields(kind, fields, reader)}
              document={kind === 'company' && fields.some(({ field, changed: is }) => field === 'licence' && is)}
              next={after ? reviewAddress(after.id, filter) : queueAddress(kind, filter)}
              previous={before ? reviewAddress(before.id, filter) : null}
              keep={{ name: `decision:${actor.accountId}:${kind}:${review.targetId}`, revision: id }}
              timeZone={actor.timeZone}
            />
          )}
        </div>
      </FlagProvider>
    </div>
  );
}
