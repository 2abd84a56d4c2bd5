import type { TenderCategory, TenderWay } from '@/lib/platform/config';
import type { TenderDocument } from '@/lib/platform/db/schema/tender-part';
import { offsetMinutes, statedInstant } from '@/lib/platform/import/date';
import { statedMoney } from '@/lib/platform/import/money';
import type { UnreadValue } from '@/lib/platform/import/refusal';
import { languageOf, line, localeOf, webAddress } from '@/lib/platform/import/text';
import { cpvCodeOf, divisionOf, sectorsOf } from '@/lib/tender/import/sector';
import type { TenderDefaults, TenderFacts, TenderPatch } from '@/lib/tender/import/types';
import { awardOf, statusOf } from './award';
import { buyerNames, countryOf } from './party';
import { parseRelease, type Release, type Value } from './schema';
import { textsOf } from './text';

type Tender = NonNullable<Release['tender']>;

const quotation =
  /quotation|\brfq\b|cotiza|cota[cç][aã]o|\bdevis\b|запрос\s+(?:ценовых|котировок)|询价|عروض أسعار|preisanfrage/i;

/** Open, selective and limited procedures are tenders; direct ones and requests for quotation are inquiries. */
const wayOf = ({ procurementMethod, procurementMethodDetails }: Tender): TenderWay | undefined => {
  if (procurementMethod === 'direct' || quotation.test(procurementMethodDetails ?? '')) return 'inquiry';
  return procurementMethod ? 'tender' : undefined;
};

const categories: Record<string, TenderCategory> = { works: 'engineering', goods: 'materials', services: 'services' };
const cpvOf = ({ classification, items }: Tender): string[] =>
  [classification, ...(items ?? []).flatMap((item) => [item.classification, ...(item.additionalClassifications ?? [])])]
    .filter((code) => code?.scheme?.toUpperCase() === 'CPV')
    .flatMap((code) => (code?.id == null ? [] : [String(code.id)]));
const categoryOf = (tender: Tender): TenderCategory | undefined =>
  [tender.mainProcurementCategory, ...(tender.additionalProcurementCategories ?? [])]
    .map((name) => categories[name ?? ''])
    .find(Boolean) ??
  divisionOf(cpvOf(tender)) ??
  undefined;

const kinds: Record<string, TenderDocument['kind']> = {
  tenderNotice: 'notice',
  awardNotice: 'notice',
  contractNotice: 'notice',
  plannedProcurementNotice: 'notice',
  biddingDocuments: 'specification',
  technicalSpecifications: 'specification',
  drawing: 'drawings',
  billOfQuantity: 'bill-of-quantities',
  contractDraft: 'contract',
  contractSigned: 'contract',
  contractText: 'contract',
  contractGuarantees: 'contract',
  clarifications: 'clarification',
};
const documentsOf = ({ documents }: Tender): TenderDocument[] =>
  (documents ?? []).slice(0, 100).map(({ documentType, title, url, language }) => ({
    kind: kinds[documentType ?? ''] ?? 'other',
    title: line(title ?? '', 200),
    url: webAddress(url),
    language: language ? localeOf(language) : null,
    pages: null,
  }));

/** Minimum and maximum contract value; zero means not stated. */
function budgetOf(
  { tender, planning }: Release,
  unread: UnreadValue[],
): Pick<TenderFacts, 'budgetMin' | 'budgetMax' | 'currency'> {
  const read = (value: Value) => statedMoney(value?.amount, value?.currency, unread);
  const [max, min] = [read(tender?.value) ?? read(planning?.budget?.amount), read(tender?.minValue)];
  const currency = max?.minor ? max.currency : min?.minor ? min.currency : null;
  const amounts = [min, max].flatMap((one) => (one?.minor && one.currency === currency ? [one.minor] : []));
  const isRange = amounts.length === 2;
  return {
    budgetMin: isRange ? Math.min(...amounts) : max?.minor ? null : (amounts[0] ?? null),
    budgetMax: isRange ? Math.max(...amounts) : max?.minor ? max.minor : null,
    currency,
  };
}

const isStated = (of: object | null | undefined, ...keys: string[]) => keys.some((key) => key in (of ?? {}));

/** Facts stated in this release, combined with those of earlier ones. */
function factsOf(release: Release, compiled: Release, unread: UnreadValue[]): Partial<TenderFacts> {
  const [mine, tender] = [release.tender ?? {}, compiled.tender ?? {}];
  const way = isStated(mine, 'procurementMethod', 'procurementMethodDetails') ? wayOf(tender) : undefined;
  const isOf = isStated(mine, 'mainProcurementCategory', 'additionalProcurementCategories', 'classification', 'items');
  const codes = isStated(mine, 'classification', 'items') ? cpvOf(tender) : [];
  const category = isOf ? categoryOf(tender) : undefined;
  const isPlaced = isStated(release, 'buyer', 'parties') || isStated(mine, 'procuringEntity', 'items');
  const country = isPlaced ? countryOf(compiled) : null;
  const end = isStated(mine.tenderPeriod, 'endDate') ? (mine.tenderPeriod?.endDate?.trim() ?? '') : null;
  const deadline = statedInstant(end, unread, 'end');
  const opening = statedInstant(mine.bidOpening?.date, unread);
  const isPriced = isStated(mine, 'value', 'minValue') || release.planning?.budget?.amount;
  const notice = mine.documents?.find(({ documentType }) => documentType === 'tenderNotice');
  const url = webAddress(notice?.url);
  return {
    ...(mine.id == null ? {} : { number: line(String(mine.id), 80) }),
    ...(way ? { way } : {}),
    ...(category ? { category } : {}),
    ...(codes.length ? { cpv: cpvCodeOf(codes) } : {}),
    ...(country ? { countryCode: country } : {}),
    // An empty end date removes the deadline; an unreadable one leaves it unchanged.
    ...(deadline || end === ''
      ? { deadlineAt: deadline, deadlineOffset: deadline && end ? offsetMinutes(end) : null }
      : {}),
    ...(opening ? { openingAt: opening } : {}),
    ...(isPriced ? budgetOf(compiled, unread) : {}),
    ...(url ? { sourceUrl: url } : {}),
  };
}

/**
 * Parses an OCDS release as a patch of its process.
 * @param raw the release as in the file
 * @param together merged with the earlier ones @throws Refusal field or language
 */
export function patchOf(raw: unknown, together: unknown, assumed: TenderDefaults): TenderPatch {
  const [release, compiled] = [parseRelease(raw), parseRelease(together)];
  const language = release.language ?? compiled.language;
  // The schema's own default.
  const locale = language ? languageOf(language) : (assumed.locale ?? 'en');
  const unread: UnreadValue[] = [];
  const award = release.awards ? awardOf(compiled, unread) : { facts: {}, names: {} };
  const status = statusOf(release, compiled);
  const start = release.tag?.includes('compiled')
    ? statedInstant(release.tender?.tenderPeriod?.startDate, unread)
    : null;
  const codes = isStated(release.tender, 'classification', 'items') ? cpvOf(compiled.tender ?? {}) : [];
  const isNamed = isStated(release, 'buyer', 'parties') || isStated(release.tender, 'procuringEntity');
  return {
    facts: { ...factsOf(release, compiled, unread), ...award.facts },
    texts: textsOf({ release, compiled, main: locale }, language ?? ''),
    names: { ...(isNamed ? buyerNames(compiled) : {}), ...award.names },
    ...(release.tender?.documents ? { documents: documentsOf(compiled.tender ?? {}) } : {}),
    ...(codes.length ? { sectors: sectorsOf(codes) } : {}),
    ...(status ? { status } : {}),
    ...(locale ? { locale } : {}),
    ...(start ? { publishedAt: start } : {}),
    unread,
  };
}
