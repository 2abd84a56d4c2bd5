import { getTranslations } from 'next-intl/server';
import { Note } from '@/components/form/note';
import { Link } from '@/components/ui/link';
import type { StaffActor } from '@/lib/auth/actor';
import type { ConsoleLocale } from '@/lib/i18n/console';
import { formatNumber } from '@/lib/i18n/format';
import { translator } from '@/lib/i18n/translate';
import { presets } from '@/lib/staff/constants';
import { queueAddress, reviewAddress } from '@/lib/staff/filter';
import { listQueue } from '@/lib/staff/queue/queries';
import type { ReviewView } from '@/lib/staff/review/types';
import { mayDecide } from '@/lib/staff/rules';
import type { QueueFilter } from '@/lib/staff/types';
import { DecisionBar, type Preset } from './decision-bar';
import { DiffTable } from './diff-table';
import { FlagProvider } from './flag';
import { QueueSide } from './queue-side';
import { ReadOnlyNote } from './read-only-note';
import { ReviewHead } from './review-head';
import { ReviewNotes } from './review-notes';

type Props = { actor: StaffActor; locale: ConsoleLocale; review: ReviewView; filter: QueueFilter; all: boolean };

async function presetsOf({ kind, reader }: ReviewView): Promise<Preset[]> {
  const t = await getTranslations('console.preset');
  const said = await translator(reader);
  return presets[kind].map((key) => ({ key, label: t(key), text: said(`review.preset.${key}`) }));
}

/** Names of fields in a language of the console that the supplier reads best. */
async function fieldNames({ fields, reader }: ReviewView): Promise<Record<string, string>> {
  const t = await translator(reader === 'zh' ? 'zh' : 'en');
  return Object.fromEntries(fields.map(({ path, field }) => [path, t(`console.field.${field}`)]));
}

/** A submission with the queue beside it: what changed, what was looked up, and the decision. */
export async function ReviewSection({ actor, locale, review, filter, all }: Props) {
  const t = await getTranslations('console.review');
  const { id, kind, title, state, fields, fresh, companyId, reader } = review;
  const queue = await listQueue(actor, kind, { ...filter, page: 1 }, locale);
  const at = queue.rows.findIndex((row) => row.id === id);
  const after = queue.rows[at + 1] ?? queue.rows.find((row) => row.id !== id);
  const before = at > 0 ? queue.rows[at - 1] : undefined;
  const changed = fields.filter((field) => field.changed);
  const readOnly = !mayDecide(actor) || state !== 'pending';
  const tab = (full: boolean, label: string, count: number) => (
    <Link href={reviewAddress(id, filter, full)} aria-current={full === all ? 'true' : undefined}>
      {label} <span>{formatNumber(locale, count)}</span>
    </Link>
  );
  return (
    <div className="cs-rv">
      <QueueSide kind={kind} id={id} queue={queue} filter={filter} locale={locale} />
      <FlagProvider key={id}>
        <div className="cs-ctr">
          <div className="cs-body">
            <ReviewHead review={review} locale={locale} timeZone={actor.timeZone} />
            {state === 'pending' && !mayDecide(actor) && <ReadOnlyNote />}
            {state === 'pending' && fields.length === 0 && <Note>{t('gone')}</Note>}
            {fields.length > 0 && !fresh && (
              <div className="cs-bar">
                <nav className="cs-seg" aria-label={t('which')}>
                  {tab(false, t('changed'), changed.length)}
                  {tab(true, t('all'), fields.length)}
                </nav>
                <span className="cs-legend">
                  <ins>{t('added')}</ins> <del>{t('removed')}</del>
                </span>
              </div>
            )}
            {fields.length > 0 && (
              <DiffTable
                fields={all || fresh ? fields : changed}
                companyId={companyId}
                locale={locale}
                fresh={fresh}
                readOnly={readOnly}
              />
            )}
            <ReviewNotes review={review} locale={locale} timeZone={actor.timeZone} />
          </div>
          {!readOnly && (
            <DecisionBar
              id={id}
              title={title}
              presets={await presetsOf(review)}
              reader={reader}
              names={await fieldNames(review)}
              next={after ? reviewAddress(after.id, filter) : queueAddress(kind, filter)}
              previous={before ? reviewAddress(before.id, filter) : null}
            />
          )}
        </div>
      </FlagProvider>
    </div>
  );
}
