import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { href } from '@/lib/routes/address';

/** The way from Home; the last step is the page itself. */
export function Breadcrumb({ steps }: { steps: { name: string; href: string }[] }) {
  const t = useTranslations('list');
  const all = [{ name: t('home'), href: href('home') }, ...steps];
  return (
    <nav className="bc" aria-label={t('breadcrumb')}>
      {all.map((step, at) => (
        <span key={step.href} className="row">
          {at > 0 && <Icon name="end" small mirrored />}
          <a href={step.href} aria-current={at === all.length - 1 ? 'page' : undefined}>
            {step.name}
          </a>
        </span>
      ))}
    </nav>
  );
}
