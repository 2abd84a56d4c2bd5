import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button';
import { contactAddress } from '@/lib/platform/routes/chat';
import type { FairKind, Meeting } from './types';

type Props = { kind: FairKind; meeting: Pick<Meeting, 'companyId' | 'link'> };

/** Meeting link, or what happens while it is missing. */
export function MeetingPlace({ kind, meeting: { companyId, link } }: Props) {
  const t = useTranslations('fairCenter');
  if (link !== '')
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ButtonLink hard size="s" href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
          {t('join')}
        </ButtonLink>
        <bdi dir="ltr" className="text-12 text-ink-2 [overflow-wrap:anywhere]">
          {link}
        </bdi>
      </p>
    );
  return (
    <p className="text-12 text-ink-2">
      {kind === 'supplier'
        ? t('linkMissingOwn')
        : t.rich('linkMissing', {
            link: (chunks) => (
              <a
                className="font-strong underline phone:inline-flex phone:min-h-11 phone:items-center"
                href={contactAddress({ companyId })}
              >
                {chunks}
              </a>
            ),
          })}
    </p>
  );
}
