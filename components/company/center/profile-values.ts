import type { UploadValue } from '@/components/form/upload/upload-value';
import { fullTexts } from '@/components/review/full-text';
import type { ProfileSection } from '@/lib/company/profile/constants';
import type { ProfileFormInput } from '@/lib/company/profile/schema';
import type { OwnProfile } from '@/lib/company/profile/types';
import { isLocale, type Locale, locales } from '@/lib/platform/i18n/site';

/** Texts of a profile per language. */
export const textFields = [
  'name',
  'slogan',
  'introduction',
  'region',
  'city',
  'address',
  'contactName',
  'contactTitle',
] as const;
export type TextField = (typeof textFields)[number];

const fileFields = ['logo', 'licence', 'video', 'pictures'] as const;
export type FileFieldName = (typeof fileFields)[number];
/** Files of a form as its fields show them. */
export type ProfileFiles = Record<FileFieldName, UploadValue[]>;

/** Name of the local draft of a company profile. */
export const draftNameOf = (companyId: number): string => `company:${companyId}`;

/** Form values of a profile, with every language present. */
export const valuesOf = ({ profile }: OwnProfile): ProfileFormInput => ({
  ...profile,
  translations: fullTexts(profile.translations as Parameters<typeof fullTexts<TextField>>[0], textFields),
});

/** Files of a profile with their descriptions. */
export function filesOf({ profile, files }: Pick<OwnProfile, 'profile' | 'files'>): ProfileFiles {
  const of = (key: string | null, alt = ''): UploadValue[] =>
    files.flatMap((file) => (file.key === key ? [{ ...file, alt }] : [])).slice(0, 1);
  const { logo, licence, video, pictures } = profile;
  return {
    logo: of(logo),
    licence: of(licence),
    video: of(video),
    pictures: pictures.flatMap(({ key, alt }) => of(key, alt)),
  };
}

/** Steps on a phone, in order. */
export const profileSteps = ['text', 'registration', 'contact', 'trade', 'figures', 'media', 'introduction'] as const;
type ProfileStep = (typeof profileSteps)[number];

const stepFields: Partial<Record<ProfileStep, readonly string[]>> = {
  registration: ['countryCode', 'registrationNumber', 'licence'],
  contact: ['phone', 'email', 'website'],
  trade: ['categories', 'tags'],
  figures: ['brand', 'founded', 'employees', 'floorArea', 'exportCountries'],
  media: ['logo', 'pictures', 'video'],
};

type Place = { section: ProfileSection; step: ProfileStep; locale: Locale | null };

/** Section and language of a field. */
export function placeOf(field: string): Place {
  const [root = '', language = '', text = ''] = field.split('.');
  const locale = root === 'translations' && isLocale(language) ? language : null;
  if (text === 'slogan' || text === 'introduction') return { section: 'introduction', step: 'introduction', locale };
  const step = profileSteps.find((one) => stepFields[one]?.includes(root)) ?? 'text';
  return { section: step === 'media' ? 'media' : 'basic', step, locale };
}

const placeIn = (list: readonly string[] | undefined, one: string): number => list?.indexOf(one) ?? 0;
const rankOf = (field: string): number => {
  const [root = '', language = '', text = ''] = field.split('.');
  const { step, locale } = placeOf(field);
  const within = locale
    ? placeIn(locales, language) * textFields.length + placeIn(textFields, text)
    : placeIn(stepFields[step], root);
  return profileSteps.indexOf(step) * locales.length * textFields.length + within;
};

/** Sorts fields in form order. */
export const inOrder = (fields: readonly string[]): string[] => [...fields].sort((a, b) => rankOf(a) - rankOf(b));

/** Dotted paths of a tree's leaves, such as `translations.en.name`. */
export function pathsOf(tree: unknown, isLeaf: (node: object) => boolean, path: readonly string[] = []): string[] {
  if (tree === true) return [path.join('.')];
  if (typeof tree !== 'object' || tree === null) return [];
  if (isLeaf(tree)) return [path.join('.')];
  return Object.entries(tree).flatMap(([key, node]) => pathsOf(node, isLeaf, [...path, key]));
}
