import { Flag, type FlagPictures } from '@/components/ui/flag';

type Props = {
  code: string;
  name: string;
  flags?: FlagPictures | undefined;
};

/** A country in a table: flag and code, with the name on hover and for screen readers. */
export function CountryCode({ code, name, flags }: Props) {
  return (
    <span className="inline-flex items-center gap-2" title={name}>
      <Flag code={code} pictures={flags} />
      <span aria-hidden="true">{code}</span>
      <span className="sr">{name}</span>
    </span>
  );
}
