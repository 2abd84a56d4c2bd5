import { propertyOf } from '@/lib/platform/definition';
import { dynamicTranslator } from '@/lib/platform/i18n/dynamic-translator';
import type { Locale } from '@/lib/platform/i18n/site';
import { translator } from '@/lib/platform/i18n/translate';
import { fields } from '@/lib/product/field';
import type { ReviewKind } from '@/lib/review/types';
import { type FieldName, isField } from './field';

/** Message keys of labels that differ from the field's name. */
const elsewhere: Readonly<Record<ReviewKind, { form: string; labels: Partial<Record<FieldName, string>> }>> = {
  company: {
    form: 'companyForm.field',
    labels: {
      logo: 'companyForm.group.logo',
      pictures: 'companyForm.group.pictures',
      video: 'companyForm.group.video',
    },
  },
  product: { form: 'productForm', labels: propertyOf(fields, 'label') },
  certificate: { form: 'certificateCenter', labels: { type: 'certificateCenter.typeLabel' } },
  launch: {
    form: 'launchCenter',
    labels: {
      productId: 'showcaseItem.product',
      slogan: 'showcaseItem.slogan',
      worldwide: 'showcaseItem.worldwide',
      countries: 'launchCenter.area',
    },
  },
  offer: {
    form: 'agentCenter',
    labels: {
      productId: 'showcaseItem.product',
      slogan: 'showcaseItem.slogan',
      worldwide: 'showcaseItem.worldwide',
      countries: 'agentCenter.area',
    },
  },
};

/** Message key of a field's label in the supplier's form. */
export const labelKeyOf = (kind: ReviewKind, field: FieldName): string =>
  elsewhere[kind].labels[field] ?? `${elsewhere[kind].form}.${field}`;

/** The same for fields at some paths, distinct. */
export const labelKeysOf = (kind: ReviewKind, paths: readonly string[]): string[] => {
  const fields = paths.map((path) => path.split('.')[0] ?? '').filter(isField);
  return [...new Set(fields.map((field) => labelKeyOf(kind, field)))];
};

/** Labels of the supplier's form in the supplier's language, so that a reason names what they find there. */
export async function labelFields(
  kind: ReviewKind,
  fields: readonly { path: string; field: FieldName }[],
  reader: Locale,
): Promise<Record<string, string>> {
  const t = dynamicTranslator(await translator(reader));
  return Object.fromEntries(fields.map(({ path, field }) => [path, t(labelKeyOf(kind, field))]));
}
