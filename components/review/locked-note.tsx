'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { href } from '@/lib/platform/routes/address';

/** Says that the company's standing does not include a screen, its purpose, and how to get it. */
export function LockedNote({ gate, text }: { gate: 'star' | 'profile'; text: string }) {
  const t = useTranslations('gate');
  return (
    <section className="ri-lock">
      <Icon name="lock" />
      <div>
        <h2>{t(gate)}</h2>
        <p>{text}</p>
      </div>
      <Link className="btn p" href={href('supplierUpgrade')}>
        {t(gate === 'profile' ? 'apply' : 'upgrade')}
      </Link>
    </section>
  );
}
