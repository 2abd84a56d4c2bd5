import { statedInstant } from '@/lib/platform/import/date';
import { statedMoney } from '@/lib/platform/import/money';
import type { UnreadValue } from '@/lib/platform/import/refusal';
import { line } from '@/lib/platform/import/text';
import { all, first, textAt, textIn, type XmlNode } from '@/lib/platform/import/xml';
import type { TenderPatch } from '@/lib/tender/import/types';
import { extension, organisation } from './party';

/** Sum of amounts in the first one's currency; null if there are none. */
export function sumOf(nodes: readonly XmlNode[], unread: UnreadValue[]): { minor: number; currency: string } | null {
  const amounts = nodes.flatMap((node) => {
    const text = textIn(node).trim();
    return text ? (statedMoney(Number(text), node.attributes.currencyID, unread) ?? []) : [];
  });
  const [one] = amounts;
  if (!one) return null;
  const same = amounts.filter(({ currency }) => currency === one.currency);
  return { minor: same.reduce((sum, { minor }) => sum + minor, 0), currency: one.currency };
}

const idsIn = (nodes: readonly XmlNode[], path: string) => nodes.map((node) => textAt(node, path)).filter(Boolean);

/** The winning tenders of a lot: by rank, or the only one; empty if not stated. */
function wonBy(lot: XmlNode, tenders: readonly XmlNode[]): XmlNode[] {
  const named = idsIn(all(lot, 'LotTender'), 'ID');
  const own = tenders.filter((tender) => named.includes(textAt(tender, 'ID')));
  const first = own.filter((tender) => Number(textAt(tender, 'RankCode')) === 1);
  return first.length > 0 || own.length !== 1 ? first : own;
}

/** The winning tenders: those with a contract, else those of lots with a winner; never a losing one. */
function winningTenders(result: XmlNode): XmlNode[] {
  const tenders = all(result, 'LotTender');
  const contracted = idsIn(all(result, 'SettledContract/LotTender'), 'ID');
  if (contracted.length > 0) return tenders.filter((tender) => contracted.includes(textAt(tender, 'ID')));
  const won = all(result, 'LotResult')
    .filter((lot) => ['', 'selec-w'].includes(textAt(lot, 'TenderResultCode')))
    .flatMap((lot) => wonBy(lot, tenders));
  return [...new Set(won)];
}

/** Names of the tenderers of some tenders. */
function tenderers(notice: XmlNode, result: XmlNode, tenders: readonly XmlNode[]): string[] {
  const parties = idsIn(tenders, 'TenderingParty/ID');
  const organisations = all(result, 'TenderingParty')
    .filter((party) => parties.includes(textAt(party, 'ID')))
    .flatMap((party) => idsIn(all(party, 'Tenderer'), 'ID'));
  return organisations.map((id) => textAt(organisation(notice, id), 'PartyName/Name')).filter(Boolean);
}

function dayOf(contract: XmlNode, unread: UnreadValue[]): string[] {
  const texts = ['AwardDate', 'IssueDate'].map((name) => textAt(contract, name).slice(0, 10)).filter(Boolean);
  const [day] = texts.flatMap((text) => statedInstant(text, unread) ?? []);
  return day ? [day.slice(0, 10)] : [];
}

/** Status and award in a result notice; null if it has none. */
export function resultOf(
  notice: XmlNode,
  unread: UnreadValue[],
): Pick<TenderPatch, 'status' | 'facts' | 'names'> | null {
  const result = first(extension(notice), 'NoticeResult');
  if (!result) return null;
  const codes = idsIn(all(result, 'LotResult'), 'TenderResultCode');
  if (codes.length > 0 && codes.every((code) => code === 'clos-nw'))
    return { status: 'cancelled', facts: {}, names: {} };
  if (codes.length > 0 && !codes.includes('selec-w')) return { facts: {}, names: {} };
  const won = winningTenders(result);
  const total =
    sumOf(all(result, 'TotalAmount'), unread) ??
    sumOf(
      won.flatMap((tender) => all(tender, 'LegalMonetaryTotal/PayableAmount')),
      unread,
    );
  const days = all(result, 'SettledContract')
    .flatMap((contract) => dayOf(contract, unread))
    .sort();
  return {
    status: 'awarded',
    facts: {
      awardAmount: total?.minor ?? null,
      awardCurrency: total?.currency ?? null,
      awardedOn: days.at(-1) ?? null,
    },
    names: { awardedTo: line([...new Set(tenderers(notice, result, won))].join(', '), 500) },
  };
}
