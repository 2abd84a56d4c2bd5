import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';

const gains = [
  ['showroom', 'factory'],
  ['languages', 'globe'],
  ['tenders', 'document'],
  ['trust', 'check'],
  ['launch', 'flame'],
  ['figures', 'sort'],
] as const;

type Props = { className: string; rowClass?: string /** Side by side, in a wider column. */; wide?: boolean };

/** Benefits of becoming a supplier. */
export function LandingBenefits({ className, rowClass, wide }: Props) {
  const t = useTranslations('accountPage.landing');
  return (
    <ul className={className} data-gains={wide || undefined}>
      {gains.map(([key, icon]) => (
        <li key={key} className={rowClass}>
          <Icon name={icon} />
          <div>
            <h2>{t(key)}</h2>
            <p>{t(`${key}Text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
