import type { Choice } from '@/components/form/select-field';
import type { UploadValue } from '@/components/form/upload/upload-value';
import type { Locale } from '@/lib/platform/i18n/site';
import type { Industry } from './industry';
import type { FileFieldName, ProfileFiles } from './profile-values';

/** Options of profile fields, in the site language. */
export type ProfileChoices = {
  countries: Choice[];
  industries: Industry[];
  tags: { id: number; name: string }[];
};

/** Props shared by the form's sections. */
export type SectionProps = {
  choices: ProfileChoices;
  language: Locale;
  onLanguage: (locale: Locale) => void;
  files: ProfileFiles;
  onFiles: (name: FileFieldName, files: UploadValue[]) => void;
  onBusy: (name: FileFieldName, busy: boolean) => void;
  /** Max corporate pictures of the membership. */
  pictureCap: number;
  /** The registration number if not public yet; else null. */
  ownPhone: string | null;
};
