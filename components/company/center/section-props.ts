import type { Choice } from '@/components/form/select-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Industry } from './industry';
import type { FileFieldName, ProfileFiles } from './profile-values';

/** What a profile can refer to, in the language of the site. */
export type ProfileChoices = {
  countries: Choice[];
  industries: Industry[];
  tags: { id: number; name: string }[];
};

/** What the parts of the form share. */
export type SectionProps = {
  choices: ProfileChoices;
  language: Locale;
  onLanguage: (locale: Locale) => void;
  files: ProfileFiles;
  onFiles: (name: FileFieldName, files: UploadValue[]) => void;
  onBusy: (name: FileFieldName, busy: boolean) => void;
  /** How many corporate pictures the membership covers. */
  pictureCap: number;
  /** The number of the registration while it is not public; null once it may be. */
  ownPhone: string | null;
};
