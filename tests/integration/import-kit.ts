import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

type Json = Record<string, unknown>;
const folders: string[] = [];

/** Writes a file to import and returns its path; `forgetFiles` deletes it. */
export async function fileOf(name: string, content: string | Buffer): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'geco-import-'));
  folders.push(folder);
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

export const forgetFiles = () => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));

export const buyer = {
  id: 'KE-REG-77',
  name: 'Quibbleford Roads Board',
  roles: ['buyer'],
  address: { locality: 'Naivasha', countryName: 'Kenya' },
  contactPoint: { name: 'Procurement desk', email: 'bids@quibbleford.example' },
};

/** An OCDS release of a call for bridge bearings, changed by `over`. */
export const releaseOf = (ocid: string, over: Json = {}): Json => ({
  ocid,
  id: `${ocid}-1`,
  date: '2026-09-01T08:00:00Z',
  tag: ['tender'],
  language: 'en',
  buyer: { id: buyer.id, name: buyer.name },
  parties: [buyer],
  tender: {
    id: 'QB-2026-01',
    title: 'Bearings for the Quibbleford bridge',
    description: '<p>Forty <strong>elastomeric</strong> bearings.</p><script>alert(1)</script>',
    status: 'active',
    procurementMethod: 'open',
    mainProcurementCategory: 'goods',
    value: { amount: 250000, currency: 'KES' },
    tenderPeriod: { startDate: '2026-09-01T08:00:00Z', endDate: '2026-10-15T12:00:00Z' },
    items: [
      {
        id: '1',
        description: 'Elastomeric bearing',
        quantity: 40,
        unit: { name: 'piece' },
        classification: { scheme: 'CPV', id: '44212000-9' },
      },
    ],
    documents: [
      { id: 'd1', documentType: 'tenderNotice', title: 'Notice', url: 'https://tenders.quibbleford.example/1.pdf' },
    ],
  },
  ...over,
});

/** The life of one process in six releases, in chronological order. */
export function sixReleases(ocid: string): Json[] {
  const release = (number: number, tag: string, over: Json): Json => ({
    ocid,
    id: `${ocid}-${number}`,
    date: `2026-0${number}-01T08:00:00Z`,
    tag: [tag],
    language: 'en',
    ...over,
  });
  const { tender } = releaseOf(ocid) as { tender: Json };
  const award = { id: 'a1', status: 'active', date: '2026-05-20T00:00:00Z' };
  return [
    release(1, 'planning', {
      buyer: { id: buyer.id, name: buyer.name },
      parties: [buyer],
      planning: { project: { title: 'Quibbleford crossing' }, rationale: 'The old bearings are worn.' },
    }),
    release(2, 'tender', { tender }),
    release(3, 'tenderAmendment', {
      tender: {
        title_fr: 'Appuis du pont de Quibbleford',
        description_fr: 'Quarante appuis.',
        tenderPeriod: { endDate: '2026-04-20T12:00:00Z' },
      },
    }),
    release(4, 'tenderUpdate', {
      tender: {
        documents: [
          {
            id: 'd2',
            documentType: 'clarifications',
            title: 'Answers',
            url: 'https://tenders.quibbleford.example/2.pdf',
          },
        ],
      },
    }),
    release(5, 'award', {
      awards: [
        {
          ...award,
          value: { amount: 231000.5, currency: 'KES' },
          suppliers: [{ id: 's1', name: 'Vellaport Bearings Ltd' }],
        },
      ],
    }),
    release(6, 'contract', {
      awards: [{ ...award, value: { amount: 229000, currency: 'KES' } }],
      contracts: [{ id: 'c1', awardID: 'a1', status: 'active' }],
    }),
  ];
}

export const releasePackage = (releases: unknown[], over: Json = {}): string =>
  JSON.stringify({
    uri: 'https://tenders.quibbleford.example/package.json',
    version: '1.1',
    publishedDate: '2026-10-01T00:00:00Z',
    publisher: { name: 'Quibbleford Open Contracts' },
    releases,
    ...over,
  });

const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';
type Notice = {
  root?: string;
  id?: string;
  folder?: string;
  date?: string;
  language?: string;
  names?: string;
  extension?: string;
  lots?: string;
};

/** An eForms notice for a pumping station. */
export const noticeOf = ({
  root = 'ContractNotice',
  id = '0a6f1d7e-0000-4000-8000-000000000001',
  folder = '5b0d9f3c-0000-4000-8000-000000000001',
  date = '2026-09-02+02:00',
  language = 'DEU',
  names = '<cbc:Name languageID="DEU">Pumpwerk Quibbelfurt</cbc:Name><cbc:Name languageID="FRA">Station de pompage de Quibbelfurt</cbc:Name>',
  extension = '',
  lots = `<cac:ProcurementProjectLot><cbc:ID schemeName="Lot">LOT-0001</cbc:ID><cac:TenderingProcess><cac:TenderSubmissionDeadlinePeriod>
    <cbc:EndDate>2026-10-20+02:00</cbc:EndDate><cbc:EndTime>10:00:00+02:00</cbc:EndTime></cac:TenderSubmissionDeadlinePeriod></cac:TenderingProcess>
    <cac:ProcurementProject><cbc:Name languageID="DEU">Pumpen</cbc:Name></cac:ProcurementProject></cac:ProcurementProjectLot>`,
}: Notice = {}): string => `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${ubl}:${root}-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2"
  xmlns:ext="${ubl}:CommonExtensionComponents-2" xmlns:efext="http://data.europa.eu/p27/eforms-ubl-extensions/1"
  xmlns:efac="http://data.europa.eu/p27/eforms-ubl-extension-aggregate-components/1"
  xmlns:efbc="http://data.europa.eu/p27/eforms-ubl-extension-basic-components/1">
  <ext:UBLExtensions><ext:UBLExtension><ext:ExtensionContent><efext:EformsExtension>${extension}
    <efac:Organizations><efac:Organization><efac:Company><cac:PartyIdentification><cbc:ID>ORG-0001</cbc:ID></cac:PartyIdentification>
      <cac:PartyName><cbc:Name>Wasserverband Quibbelfurt</cbc:Name></cac:PartyName><cac:PostalAddress><cbc:CityName>Quibbelfurt</cbc:CityName>
      <cac:Country><cbc:IdentificationCode>DEU</cbc:IdentificationCode></cac:Country></cac:PostalAddress></efac:Company></efac:Organization>
      <efac:Organization><efac:Company><cac:PartyIdentification><cbc:ID>ORG-0002</cbc:ID></cac:PartyIdentification>
      <cac:PartyName><cbc:Name>Vellaport Pumpen GmbH</cbc:Name></cac:PartyName></efac:Company></efac:Organization></efac:Organizations>
  </efext:EformsExtension></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>
  <cbc:ID schemeName="notice-id">${id}</cbc:ID>${folder ? `<cbc:ContractFolderID>${folder}</cbc:ContractFolderID>` : ''}
  <cbc:IssueDate>${date}</cbc:IssueDate><cbc:IssueTime>09:00:00+02:00</cbc:IssueTime><cbc:VersionID>01</cbc:VersionID>
  <cbc:NoticeTypeCode listName="competition">cn-standard</cbc:NoticeTypeCode><cbc:NoticeLanguageCode>${language}</cbc:NoticeLanguageCode>
  <cac:ContractingParty><cac:Party><cac:PartyIdentification><cbc:ID>ORG-0001</cbc:ID></cac:PartyIdentification></cac:Party></cac:ContractingParty>
  <cac:TenderingProcess><cbc:ProcedureCode>open</cbc:ProcedureCode></cac:TenderingProcess>
  <cac:ProcurementProject>${names}<cbc:ProcurementTypeCode>works</cbc:ProcurementTypeCode>
    <cac:RequestedTenderTotal><cbc:EstimatedOverallContractAmount currencyID="EUR">1500000.50</cbc:EstimatedOverallContractAmount></cac:RequestedTenderTotal>
    <cac:MainCommodityClassification><cbc:ItemClassificationCode listName="cpv">65110000</cbc:ItemClassificationCode></cac:MainCommodityClassification>
  </cac:ProcurementProject>${lots}
</${root}>`;

/** The additions of a result notice: ORG-0002 won for 1.4 million. */
export const resultExtension = `<efac:NoticeResult><cbc:TotalAmount currencyID="EUR">1400000</cbc:TotalAmount>
  <efac:LotResult><cbc:TenderResultCode>selec-w</cbc:TenderResultCode><efac:LotTender><cbc:ID>TEN-0001</cbc:ID></efac:LotTender></efac:LotResult>
  <efac:LotTender><cbc:ID>TEN-0001</cbc:ID><efac:TenderingParty><cbc:ID>TPA-0001</cbc:ID></efac:TenderingParty></efac:LotTender>
  <efac:SettledContract><cbc:AwardDate>2026-11-02+01:00</cbc:AwardDate><efac:LotTender><cbc:ID>TEN-0001</cbc:ID></efac:LotTender></efac:SettledContract>
  <efac:TenderingParty><cbc:ID>TPA-0001</cbc:ID><efac:Tenderer><cbc:ID>ORG-0002</cbc:ID></efac:Tenderer></efac:TenderingParty></efac:NoticeResult>`;

export type Item = { name: string; content: string | Buffer };
const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A tar archive. */
export function tarOf(items: readonly Item[]): Buffer {
  const blocks = items.flatMap(({ name, content }) => {
    const body = Buffer.from(content);
    const head = Buffer.alloc(512);
    head.write(name, 0);
    head.write(octal(0o644, 8), 100);
    head.write(octal(body.length, 12), 124);
    head.write('        0', 148);
    head.write('ustar\x0000', 257);
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(`${octal(sum, 7)} `, 148);
    return [head, body, Buffer.alloc((512 - (body.length % 512)) % 512)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

/** A zip archive, deflated; `says` is the declared size of each file. */
export function zipOf(items: readonly Item[], says?: number): Buffer {
  let at = 0;
  const files = items.map(({ name, content }) => {
    const [label, body] = [Buffer.from(name), Buffer.from(content)];
    const packed = deflateRawSync(body);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(body), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(says ?? body.length, 18);
    facts.writeUInt16LE(label.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, label, packed]);
    const entry = Buffer.alloc(46);
    entry.write('504b0102', 'hex');
    facts.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    at += local.length;
    return { local, listed: Buffer.concat([entry, label]) };
  });
  const list = Buffer.concat(files.map(({ listed }) => listed));
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(items.length, 8);
  end.writeUInt16LE(items.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files.map(({ local }) => local), list, end]);
}
