import { Icon } from '@/components/ui/icon';
import { pictureUrl } from '@/lib/platform/storage/picture';

/** Logo, icon or initials of the partner. */
export function PartnerMark({ name, logo, icon }: { name: string; logo: string | null; icon?: string | undefined }) {
  const box =
    'grid size-10 flex-none place-items-center overflow-hidden rounded bg-wash-2 text-12 font-strong text-ink-2';
  if (logo) return <img src={pictureUrl(logo, 96)} alt="" width={40} height={40} className={`${box} object-contain`} />;
  if (icon)
    return (
      <span className={`${box} text-accent`}>
        <Icon name={icon} />
      </span>
    );
  return (
    <span className={box} aria-hidden="true">
      {[...name.trim()].slice(0, 2).join('').toLocaleUpperCase()}
    </span>
  );
}
