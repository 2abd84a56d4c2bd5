import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { MemberKind } from '@/lib/http/presence';
import { doorOf, type doors } from './door';
import { DoorLink } from './door-link';

type Props = {
  kind: MemberKind;
  page: keyof (typeof doors)['supplier'] /** Without what each is for. */;
  brief?: boolean;
};

/** Which kind of account it is about, and the way to the other kind's page. */
export function KindSwitch({ kind, page, brief = false }: Props) {
  const t = useTranslations('accountPage');
  const kinds = [
    { of: 'supplier', icon: 'factory', name: t('supplier'), hint: t('supplierHint') },
    { of: 'purchaser', icon: 'document', name: t('purchaser'), hint: t('purchaserHint') },
  ] as const;
  return (
    <nav className="acc-kind" aria-label={t('accountKind')}>
      {kinds.map(({ of, icon, name, hint }) => (
        <DoorLink key={of} href={doorOf(of, page)} aria-current={of === kind ? 'page' : undefined}>
          <Icon name={icon} />
          <span>
            <b>{name}</b>
            {!brief && <small>{hint}</small>}
          </span>
        </DoorLink>
      ))}
    </nav>
  );
}
