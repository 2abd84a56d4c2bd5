import { getTranslations } from 'next-intl/server';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHead } from '@/components/ui/page-head';
import type { StaffActor } from '@/lib/platform/auth/actor';
import { config } from '@/lib/platform/config';
import type { ConsoleLocale } from '@/lib/platform/i18n/console';
import { formatNumber } from '@/lib/platform/i18n/format';
import { listSearchedTerms } from '@/lib/search/hot-word/queries';
import { mayEdit } from '@/lib/staff/rules';
import { WordTable } from './word-table';

const states = ['waiting', 'shown', 'banned'] as const;

/** Search terms of visitors: pending, shown and banned. */
export async function WordSection({ actor, locale }: { actor: StaffActor; locale: ConsoleLocale }) {
  const t = await getTranslations('console');
  const terms = await listSearchedTerms(actor);
  const readOnly = !mayEdit(actor);
  const { termVisitors, termDays } = config.search;
  return (
    <>
      <PageHead
        title={t('word.title')}
        lead={t('word.lead', { networks: formatNumber(locale, termVisitors), days: formatNumber(locale, termDays) })}
      />
      {readOnly && <p className="fd-h">{t('word.readOnly')}</p>}
      {terms.length === 0 && <EmptyState icon="check" text={t('word.empty')} />}
      {states.map((state) => {
        const rows = terms.filter((term) => term.state === state);
        if (rows.length === 0) return null;
        return (
          <Card key={state} title={t(`word.state.${state}`)} className="mb-5">
            <WordTable rows={rows} locale={locale} readOnly={readOnly} />
          </Card>
        );
      })}
    </>
  );
}
