import { type Messages, useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/components/ui/button';
import { href } from '@/lib/platform/routes/address';
import { type AuditFilter, actorKinds, auditAddress, isFiltered } from '@/lib/staff/audit/filter';

type Actions = Messages['console']['action'];
type Kind = keyof Messages['console']['audit']['kind'];
type Props = { filter: AuditFilter /** Actions present in the log. */; actions: readonly string[] };

/** Filter of the audit log; a GET form, so that results can be linked to. */
export function AuditFilterForm({ filter, actions }: Props) {
  const t = useTranslations('console.audit');
  const words = useTranslations('console.action');
  const kinds = [...new Set(actions.map((action) => action.split('.')[0] ?? ''))].filter((kind): kind is Kind =>
    t.has(`kind.${kind as Kind}`),
  );
  const actionText = (action: string): string => {
    const key = action as `company.${keyof Actions['company'] & string}`;
    return words.has(key) ? words(key) : action;
  };
  const { companyId, keyword, by, actorKind, action, from, to } = filter;
  return (
    <search>
      <form
        key={auditAddress(filter)}
        action={href('adminAudit')}
        method="get"
        className="mb-4 flex flex-wrap items-end gap-3"
      >
        {companyId !== null && <input type="hidden" name="company" value={companyId} />}
        <label className="grid min-w-0 grow gap-1 md:min-w-[14ch] md:flex-1">
          {t('search')}
          <input className="ctl" type="search" name="q" defaultValue={keyword} maxLength={100} dir="auto" />
        </label>
        <label className="grid min-w-0 grow gap-1 md:max-w-[18ch] md:grow-0">
          {t('by')}
          <input className="ctl" name="by" defaultValue={by} maxLength={100} placeholder={t('byHint')} dir="auto" />
        </label>
        <label className="grid grow gap-1 md:grow-0">
          {t('side')}
          <select className="ctl sel" name="kind" defaultValue={actorKind ?? ''}>
            <option value="">{t('everyone')}</option>
            {actorKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(kind)}
              </option>
            ))}
          </select>
        </label>
        <label className="grid grow gap-1 md:grow-0">
          {t('action')}
          <select className="ctl sel max-w-[20ch]" name="action" defaultValue={action}>
            <option value="">{t('everything')}</option>
            {kinds.map((kind) => (
              <optgroup key={kind} label={t(`kind.${kind}`)}>
                <option value={kind}>{t('all', { kind: t(`kind.${kind}`) })}</option>
                {actions
                  .filter((one) => one.startsWith(`${kind}.`))
                  .map((one) => (
                    <option key={one} value={one}>
                      {actionText(one)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label className="grid grow gap-1 md:grow-0">
          {t('from')}
          <input className="ctl" type="date" name="from" defaultValue={from} />
        </label>
        <label className="grid grow gap-1 md:grow-0">
          {t('to')}
          <input className="ctl" type="date" name="to" defaultValue={to} />
        </label>
        <Button type="submit" tone="primary" data-keep="filter audit">
          {t('apply')}
        </Button>
        {isFiltered(filter) && (
          <ButtonLink tone="quiet" href={auditAddress({ companyId })}>
            {t('reset')}
          </ButtonLink>
        )}
      </form>
    </search>
  );
}
