import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { MemberKind } from '@/lib/platform/http/signed-in';
import { EntryLink } from './entry-link';
import { entryHref, type entryRoutes } from './entry-route';

type Props = {
  kind: MemberKind;
  page: keyof (typeof entryRoutes)['supplier'] /** Hides the descriptions. */;
  brief?: boolean;
};

/** The kind of account of this page, and a link to the other kind's page. */
export function KindSwitch({ kind, page, brief = false }: Props) {
  const t = useTranslations('accountPage');
  const kinds = [
    { of: 'supplier', icon: 'factory', name: t('supplier'), hint: t('supplierHint') },
    { of: 'purchaser', icon: 'document', name: t('purchaser'), hint: t('purchaserHint') },
  ] as const;
  return (
    <nav className="mt-5 grid grid-cols-2 gap-2" aria-label={t('accountKind')}>
      {kinds.map(({ of, icon, name, hint }) => (
        <EntryLink
          key={of}
          className="flex items-center gap-[10px] rounded border border-ctl px-3 py-[10px] leading-[1.35] text-ink hover:bg-wash focus-visible:rounded focus-visible:shadow-(--focus) aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:shadow-[0_0_0_1px_var(--accent)] aria-[current=page]:focus-visible:shadow-(--focus) aria-[current=page]:[&_svg]:text-accent"
          href={entryHref(of, page)}
          aria-current={of === kind ? 'page' : undefined}
        >
          <Icon name={icon} />
          <span>
            <b className="block font-strong">{name}</b>
            {!brief && <small className="block text-12 text-ink-2">{hint}</small>}
          </span>
        </EntryLink>
      ))}
    </nav>
  );
}
