import { useLocale, useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import { CenterMessages } from '@/components/layout/center/center-messages';
import { Card } from '@/components/ui/card';
import { availableUpgrades } from '@/lib/company/upgrade/rules';
import type { OwnUpgrade, OwnWish } from '@/lib/company/upgrade/types';
import { formatInstant, formatList } from '@/lib/platform/i18n/format';
import { UpgradeForm } from './upgrade-form';

/** Outcome of the last request; nothing if granted, which the standing shows. */
function WishNote({ wish, timeZone }: { wish: OwnWish; timeZone: string }) {
  const t = useTranslations('upgrade');
  const locale = useLocale();
  const { wanted, state, answer, createdAt, documents } = wish;
  if (state === 'done') return null;
  const text = { wanted: t(`wish.${wanted}`), date: formatInstant(locale, createdAt, timeZone) };
  return (
    <Note kind={state === 'open' ? 'plain' : 'warn'} title={t(state === 'open' ? 'open' : 'declined', text)}>
      {documents.length > 0 && (
        <p>
          {t('sentDocuments')} <bdi>{formatList(locale, documents)}</bdi>
        </p>
      )}
      {answer && <p>{t('answer', { answer })}</p>}
    </Note>
  );
}

type Props = { companyId: number; upgrade: OwnUpgrade; owner: boolean; timeZone: string };

/** Upgrade request form, or why the company cannot request one. */
export function UpgradeRequest({ companyId, upgrade, owner, timeZone }: Props) {
  const t = useTranslations('upgrade');
  const { standing, wish } = upgrade;
  const wishes = availableUpgrades(standing);
  const waiting = wish?.state === 'open';
  return (
    <div id="request" tabIndex={-1} className="scroll-mt-[72px]">
      <Card title={t('form.title')}>
        <div className="grid gap-3 p-4">
          {wish && <WishNote wish={wish} timeZone={timeZone} />}
          {!owner && <Note>{t('owner')}</Note>}
          {wishes.length === 0 && <Note kind="ok">{t('highest')}</Note>}
          {owner && !waiting && wishes.length > 0 && (
            <CenterMessages namespaces={['upgrade']}>
              <UpgradeForm companyId={companyId} wishes={wishes} />
            </CenterMessages>
          )}
        </div>
      </Card>
    </div>
  );
}
