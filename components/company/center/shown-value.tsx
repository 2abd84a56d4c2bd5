import type { ReactNode } from 'react';
import { ConflictPictures } from '@/components/form/conflict-pictures';
import type { ProfileInput } from '@/lib/company/profile/schema';
import type { ProfileChoices } from './section-props';

/** Formats a profile field for comparing two versions. */
export const shownValueOf =
  ({ countries, industries, tags }: ProfileChoices) =>
  (path: string, value: unknown): ReactNode | undefined => {
    const lines = (words: readonly string[]) => <span className="whitespace-pre-wrap">{words.join('\n')}</span>;
    switch (path) {
      case 'countryCode':
        return countries.find((one) => one.value === value)?.label;
      case 'categories':
        return lines(
          (value as ProfileInput['categories']).map(
            (id) => industries.find((one) => one.id === id)?.name ?? String(id),
          ),
        );
      case 'tags':
        return lines(
          (value as ProfileInput['tags']).map((id) => tags.find((one) => one.id === id)?.name ?? String(id)),
        );
      case 'logo':
        return <ConflictPictures keys={[String(value)]} />;
      case 'pictures':
        return <ConflictPictures keys={(value as ProfileInput['pictures']).map(({ key }) => key)} />;
      default:
        return undefined;
    }
  };
