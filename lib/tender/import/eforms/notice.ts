import type { TenderCategory } from '@/lib/platform/config';
import type { TenderDocument } from '@/lib/platform/db/schema/tender-part';
import { assertPast, offsetMinutes, readInstant, statedInstant } from '@/lib/platform/import/date';
import { Refusal, type UnreadValue } from '@/lib/platform/import/refusal';
import { languageOf, line, webAddress } from '@/lib/platform/import/text';
import { all, textAt, textIn, type XmlNode } from '@/lib/platform/import/xml';
import { cpvCodeOf, divisionOf, sectorsOf } from '@/lib/tender/import/sector';
import type { EntryPart, TenderDefaults, TenderPatch } from '@/lib/tender/import/types';
import { buyerNames, countryOf, extension } from './party';
import { resultOf, sumOf } from './result';
import { lotsOf, textsOf } from './text';

const roots: Record<string, number> = { PriorInformationNotice: 0, ContractNotice: 1, ContractAwardNotice: 2 };
// Prior information only announces; only a contract notice invites bids.
const calls: Record<string, TenderPatch['status']> = { PriorInformationNotice: 'planned', ContractNotice: 'open' };
const schema = 'urn:oasis:names:specification:ubl:schema:xsd:';
const source = 'TED';
const categories: Record<string, TenderCategory> = {
  works: 'engineering',
  supplies: 'materials',
  services: 'services',
};
// Procedures without call or with their own rules: one or several suppliers are asked.
const inquiries = new Set(['neg-wo-call', 'oth-single', 'oth-mult']);

type Moment = { at: string; offset: number | null };

/** Joins date and time of eForms, each with its zone, to ISO 8601. */
function momentOf(node: XmlNode | undefined, day: string, time: string): string | null {
  const [date, hour] = [textAt(node, day), textAt(node, time)];
  if (!date) return null;
  const [, plain = date, zone = ''] = /^(\d{4}-\d{2}-\d{2})(.*)$/.exec(date) ?? [];
  return hour ? `${plain}T${hour}${/(?:Z|[+-]\d{2}:\d{2})$/.test(hour) ? '' : zone}` : date;
}

const beginning = (notice: XmlNode): string => {
  const date = textAt(notice, 'IssueDate');
  if (!date) throw new Refusal('date', 'a notice without IssueDate');
  return readInstant(momentOf(notice, 'IssueDate', 'IssueTime') ?? date);
};

/** The earliest of the lots' times: afterwards not all of them are open. */
const earliest = (nodes: readonly XmlNode[], day: string, time: string, unread: UnreadValue[]): Moment | null =>
  nodes
    .flatMap((node) => {
      const stated = momentOf(node, day, time);
      const at = statedInstant(stated, unread, 'end');
      return stated && at ? [{ at, offset: offsetMinutes(stated) }] : [];
    })
    .sort((a, b) => a.at.localeCompare(b.at))[0] ?? null;

/** The deadline: for tenders, else for requests to participate, else for expressions of interest (BT-630). */
const deadlineOf = (procedures: readonly XmlNode[], unread: UnreadValue[]): Moment | null => {
  const ends = (path: string) =>
    earliest(
      procedures.flatMap((one) => all(one, path)),
      'EndDate',
      'EndTime',
      unread,
    );
  const interest = 'UBLExtensions/UBLExtension/ExtensionContent/EformsExtension/InterestExpressionReceptionPeriod';
  return ends('TenderSubmissionDeadlinePeriod') ?? ends('ParticipationRequestReceptionPeriod') ?? ends(interest);
};

function documentsOf(lots: readonly XmlNode[]): TenderDocument[] {
  const references = lots.flatMap((lot) =>
    all(lot, 'TenderingTerms/CallForTendersDocumentReference/Attachment/ExternalReference/URI'),
  );
  const found = new Set(references.flatMap((uri) => webAddress(textIn(uri)) ?? []));
  return [...found].map((url) => ({ kind: 'specification', title: '', url, language: null, pages: null }));
}

const cpvOf = (notice: XmlNode): string[] =>
  [notice, ...lotsOf(notice)]
    .flatMap((node) => all(node, 'ProcurementProject/MainCommodityClassification/ItemClassificationCode'))
    .map(textIn);

const published = (notice: XmlNode): { number: string; url: string } | null => {
  const number = textAt(extension(notice), 'Publication/NoticePublicationID').replace(/^0+/, '');
  return /^\d{1,8}-\d{4}$/.test(number) ? { number, url: `https://ted.europa.eu/en/notice/-/detail/${number}` } : null;
};

function factsOf(notice: XmlNode, unread: UnreadValue[]): TenderPatch['facts'] {
  const lots = lotsOf(notice);
  const procedures = [notice, ...lots].flatMap((node) => all(node, 'TenderingProcess'));
  const amount = (nodes: readonly XmlNode[]) =>
    sumOf(
      nodes.flatMap((node) => all(node, 'ProcurementProject/RequestedTenderTotal/EstimatedOverallContractAmount')),
      unread,
    );
  const budget = amount([notice]) ?? amount(lots);
  const deadline = deadlineOf(procedures, unread);
  const opening = earliest(
    procedures.flatMap((one) => all(one, 'OpenTenderEvent')),
    'OccurrenceDate',
    'OccurrenceTime',
    unread,
  );
  const procedure = textAt(notice, 'TenderingProcess/ProcedureCode');
  const country = countryOf(notice);
  const codes = cpvOf(notice);
  const category = categories[textAt(notice, 'ProcurementProject/ProcurementTypeCode')] ?? divisionOf(codes);
  const place = published(notice);
  return {
    ...(procedure ? { way: inquiries.has(procedure) ? 'inquiry' : 'tender' } : {}),
    ...(category ? { category } : {}),
    ...(codes.length ? { cpv: cpvCodeOf(codes) } : {}),
    ...(country ? { countryCode: country } : {}),
    ...(deadline ? { deadlineAt: deadline.at, deadlineOffset: deadline.offset } : {}),
    ...(opening ? { openingAt: opening.at } : {}),
    ...(budget?.minor ? { budgetMin: null, budgetMax: budget.minor, currency: budget.currency } : {}),
    ...(place ? { number: place.number, sourceUrl: place.url } : {}),
  };
}

function patchOf(notice: XmlNode, assumed: TenderDefaults): TenderPatch {
  const language = textAt(notice, 'NoticeLanguageCode');
  const locale = language ? languageOf(language) : assumed.locale;
  const texts = textsOf(notice, locale, language);
  const codes = cpvOf(notice);
  const documents = documentsOf(lotsOf(notice));
  const reasons = all(extension(notice), 'Changes/ChangeReason/ReasonCode').map(textIn);
  const unread: UnreadValue[] = [];
  const result = resultOf(notice, unread);
  const status = reasons.includes('cancel') ? 'cancelled' : (result?.status ?? calls[notice.name]);
  return {
    facts: { ...factsOf(notice, unread), ...result?.facts },
    texts,
    names: { ...buyerNames(notice), ...result?.names },
    ...(documents.length ? { documents } : {}),
    ...(codes.length ? { sectors: sectorsOf(codes) } : {}),
    ...(status ? { status } : {}),
    ...(locale ? { locale } : {}),
    unread,
  };
}

/**
 * One EU eForms notice (UBL 2.3): a prior information, contract or contract award notice.
 * @throws Refusal root, process, id, date and what the patch throws
 */
export function readNotice(notice: XmlNode, name: string, now: Date, assumed: TenderDefaults): EntryPart {
  const order = roots[notice.name];
  if (order === undefined || !notice.uri.startsWith(schema))
    throw new Refusal('root', `<${notice.name}> is no notice of eForms`);
  const id = textAt(notice, 'ID');
  if (!id) throw new Refusal('id', 'a notice without ID');
  const folder = textAt(notice, 'ContractFolderID');
  if (!folder && order > 0) throw new Refusal('process', 'a notice without ContractFolderID');
  const date = beginning(notice);
  assertPast(date, now);
  // Parse now, since the tree takes many times the memory of the result.
  const patch = patchOf(notice, assumed);
  const tag = textAt(notice, 'NoticeTypeCode');
  return {
    place: `${name} (${id})`,
    source,
    sourceId: line(folder || id, 200),
    releaseId: line(`${id}-${textAt(notice, 'VersionID') || '01'}`, 300),
    date,
    published: date,
    tag: line(tag || notice.name, 200),
    order,
    content: { patch },
  };
}
