import { type Messages, useTranslations } from 'next-intl';

type Actions = Messages['console']['action'];

/** Label of an audit action. */
export function ActionText({ action }: { action: string }) {
  const t = useTranslations('console.action');
  const key = action as `company.${keyof Actions['company'] & string}`;
  if (t.has(key)) return t(key);
  return (
    <>
      {t('other')} <code>{action}</code>
    </>
  );
}
