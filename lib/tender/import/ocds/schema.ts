import { z } from 'zod';
import { Refusal } from '@/lib/platform/import/refusal';

// In characters: maximum length of a field.
const text = z
  .string()
  .max(2 ** 20)
  .nullish();
const id = z.union([z.string(), z.number()]).nullish();
const value = z.object({ amount: z.union([z.number(), z.string()]).nullish(), currency: text }).nullish();
const code = z.object({ scheme: text, id }).nullish();
const codes = z.array(code).nullish();
const place = z.object({ locality: text, region: text, countryName: text, country: text }).nullish();
const party = z.looseObject({
  id,
  name: text,
  roles: z.array(z.string()).nullish(),
  address: place,
  identifier: z.object({ scheme: text }).nullish(),
  contactPoint: z.object({ name: text, email: text, telephone: text }).nullish(),
});
const item = z.looseObject({
  id,
  description: text,
  quantity: z.number().nullish(),
  unit: z.object({ name: text }).nullish(),
  classification: code,
  additionalClassifications: codes,
  relatedLot: id,
  deliveryAddress: place,
});
const lot = z.looseObject({ id, title: text, description: text });
const document = z.object({ documentType: text, title: text, url: text, language: text });
const list = <T extends z.ZodType>(of: T) => z.array(of).nullish();

// The part of the OCDS 1.1 release schema that is imported; other fields are not validated.
const release = z.looseObject({
  language: text,
  tag: z.array(z.string()).nullish(),
  buyer: party.nullish(),
  parties: list(party),
  planning: z
    .object({
      rationale: text,
      project: z.object({ title: text }).nullish(),
      budget: z.object({ project: text, description: text, amount: value }).nullish(),
    })
    .nullish(),
  tender: z
    .looseObject({
      id,
      title: text,
      description: text,
      status: text,
      procurementMethod: text,
      procurementMethodDetails: text,
      mainProcurementCategory: text,
      additionalProcurementCategories: z.array(z.string()).nullish(),
      procuringEntity: party.nullish(),
      classification: code,
      value,
      minValue: value,
      tenderPeriod: z.object({ startDate: text, endDate: text }).nullish(),
      bidOpening: z.object({ date: text }).nullish(),
      items: list(item),
      lots: list(lot),
      documents: list(document),
    })
    .nullish(),
  awards: list(z.object({ id, status: text, date: text, value, suppliers: list(party) })),
});

export type Release = z.infer<typeof release>;
export type OcdsParty = z.infer<typeof party>;
export type Value = z.infer<typeof value>;

/** @throws Refusal field if an imported field does not have the schema's type */
export function parseRelease(raw: unknown): Release {
  const parsed = release.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Refusal('field', `${issue?.path.join('.') || 'the release'}: ${issue?.message ?? 'not as expected'}`);
}
