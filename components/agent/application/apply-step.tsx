'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { type ComponentProps, useState } from 'react';
import { Link } from '@/components/ui/link';
import { SpokenText } from '@/components/ui/spoken-text';
import type { TextWithLanguage } from '@/lib/platform/i18n/text-with-language';
import { href } from '@/lib/platform/routes/address';
import { ApplyForm } from './apply-form';

type Props = Omit<ComponentProps<typeof ApplyForm>, 'onSent'> & { slogan: TextWithLanguage; address: string };

/** Application form above the list, which shows the application once sent. */
export function ApplyStep({ slogan, address, ...form }: Props) {
  const client = useQueryClient();
  const locale = useLocale();
  const [sent, setSent] = useState(false);
  if (sent) return null;
  return (
    <>
      <p className="mb-3 text-16 font-strong">
        <Link className="lnk phone:inline-flex phone:min-h-11 phone:items-center" href={address}>
          <SpokenText of={slogan} site={locale} />
        </Link>
      </p>
      <ApplyForm
        {...form}
        onSent={() => {
          setSent(true);
          // Reload and Back must not open the form again.
          history.replaceState(history.state, '', href('purchaserAgent'));
          void client.invalidateQueries({ queryKey: ['own-applications'] });
        }}
      />
    </>
  );
}
