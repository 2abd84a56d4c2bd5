import { useTranslations } from 'next-intl';
import { Note } from '@/components/form/note';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { entryHref } from './entry-route';

/** Says who is signed in already, with a link to the center. */
export function SignedInNote({ kind, name }: { kind: MemberKind; name: string | null }) {
  const t = useTranslations('accountPage');
  if (name === null) return null;
  return (
    <Note>
      <p>{t('already', { name })}</p>
      <a className="[.m_&]:inline-flex [.m_&]:min-h-11 [.m_&]:items-center" href={entryHref(kind, 'home')}>
        {t(kind === 'supplier' ? 'toSupplierCenter' : 'toPurchaserCenter')}
      </a>
    </Note>
  );
}
