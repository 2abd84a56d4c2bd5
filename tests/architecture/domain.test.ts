import { readFileSync } from 'node:fs';
import { getTableConfig, PgDialect, type PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { userListCall } from '@/lib/account/user/schema';
import { applicationLife } from '@/lib/agent/application/rules';
import { companyStatuses } from '@/lib/company/profile/constants';
import { config } from '@/lib/platform/config';
import { supportStates } from '@/lib/platform/db/schema/chat-state';
import { company, upgradeRequest } from '@/lib/platform/db/schema/company';
import { content } from '@/lib/platform/db/schema/content';
import { agentOffer, launch } from '@/lib/platform/db/schema/launch';
import { product } from '@/lib/platform/db/schema/product';
import { reportStates } from '@/lib/platform/db/schema/report-state';
import { review } from '@/lib/platform/db/schema/review';
import { certificate } from '@/lib/platform/db/schema/showroom';
import { applicationStates, purchaseStates, quotationStates } from '@/lib/platform/db/schema/trade-state';
import type { LifeCycle } from '@/lib/platform/life-cycle';
import { productStates } from '@/lib/product/edit/constants';
import { purchaseLife } from '@/lib/purchase/rules';
import { quotationLife } from '@/lib/quotation/rules';

const text = readFileSync('docs/domain.md', 'utf8');

/** The arrows of the diagram below a heading, one per line, sorted. */
const drawn = (heading: string): string[] => {
  const [, section = ''] = text.split(`\n### ${heading}\n`);
  const [, diagram = ''] = /```mermaid\nstateDiagram-v2\n([\s\S]*?)```/.exec(section) ?? [];
  return diagram
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .sort();
};

const coded = ({ initial, events }: LifeCycle): string[] =>
  [
    `[*] --> ${initial}`,
    ...Object.entries(events).flatMap(([event, { from, to, by, condition }]) =>
      from.map((state) => `${state} --> ${to}: ${event} by ${by}${condition === null ? '' : ` [${condition}]`}`),
    ),
  ].sort();

const statesOf = ({ initial, events }: LifeCycle): string[] =>
  [...new Set([initial, ...Object.values(events).flatMap(({ from, to }) => [...from, to])])].sort();

describe('docs/domain.md', () => {
  it.each<[string, LifeCycle]>([
    ['Purchase request', purchaseLife],
    ['Quotation', quotationLife],
    ['Agent application', applicationLife],
  ])('draws the life cycle of a %s as in the code', (heading, life) => {
    expect(drawn(heading)).toEqual(coded(life));
  });

  it.each<[LifeCycle, readonly string[]]>([
    [purchaseLife, purchaseStates],
    [quotationLife, quotationStates],
    [applicationLife, applicationStates],
  ])('has every state that the database allows', (life, states) => {
    expect(statesOf(life)).toEqual([...states].sort());
  });
});

type Arrow = { from: string; to: string; event: string; by: string };

const arrow = /^(\S+) --> (\S+): (\w+) by (\w+)(?: \[\w+\])?$/;
/** Arrows with an event; an arrow that cannot be parsed counts as an unknown event. */
const arrowsOf = (heading: string): Arrow[] =>
  drawn(heading)
    .filter((line) => !/^\[\*\] --> \w+$/.test(line))
    .map((line) => {
      const [, from = line, to = line, event = 'unreadable', by = ''] = arrow.exec(line) ?? [];
      return { from, to, event, by };
    });

/** Automatic events belong to a job or follow from a date; all others are commands. */
const eventsOf = (heading: string): string[] => [
  ...new Set(
    arrowsOf(heading)
      .filter(({ event, by }) => by !== 'system' || event !== 'expire')
      .map(({ event }) => event),
  ),
];

const drawnStates = (heading: string): string[] =>
  [...new Set(arrowsOf(heading).flatMap(({ from, to }) => [from, to]))].filter((state) => state !== '[*]').sort();

/** The values that a check constraint allows in a column. */
function storable(table: PgTable, name: string): string[] {
  const check = getTableConfig(table).checks.find((one) => one.name === name);
  if (!check) throw new Error(`There is no constraint ${name}.`);
  const { sql, params } = new PgDialect().sqlToQuery(check.value);
  return [...params.map(String), ...[...sql.matchAll(/'(\w+)'/g)].map(([, value = '']) => value)].sort();
}

const functionsOf = (files: readonly string[]): string[] =>
  files.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /^export (?:async )?(?:function (\w+)|const (\w+) = (?:async )?(?:<[^\n]*>)?\()/gm,
      ),
    ].map(([, declared, assigned]) => declared ?? assigned ?? ''),
  );

type Commanded = {
  heading: string;
  files: readonly string[];
  /** functions of these files that change no state: queries, and those about other things */
  beside: readonly string[];
};

const commanded: readonly Commanded[] = [
  {
    heading: 'Company profile',
    files: ['lib/company/profile/commands.ts', 'lib/company/review/commands.ts'],
    beside: ['discardProfile'],
  },
  {
    heading: 'Product',
    files: ['lib/product/edit/commands.ts', 'lib/product/review/commands.ts'],
    beside: ['discardChange'],
  },
  {
    heading: 'Certificate, launch and agent offer',
    files: ['lib/review/item/commands.ts', 'lib/review/item/decision/commands.ts'],
    beside: ['discardItem', 'getItemForReview'],
  },
  { heading: 'Submission', files: ['lib/review/commands.ts'], beside: [] },
  {
    heading: 'Upgrade request',
    files: ['lib/company/upgrade/commands.ts', 'lib/staff/standing/commands.ts'],
    beside: ['setStanding', 'assertStandingValid', 'assertAnswerable'],
  },
  {
    heading: 'Account invitation',
    files: ['lib/account/invitation/commands.ts', 'lib/account/invitation/reply/commands.ts'],
    beside: ['offerInvitation'],
  },
  {
    heading: 'Customer service request',
    files: ['lib/chat/support/commands.ts', 'lib/chat/support/desk/commands.ts'],
    beside: ['activeRequest', 'emitToQueue', 'ensureRequest', 'openSupport', 'rateSupport', 'assertServes'],
  },
  {
    heading: 'Report',
    files: ['lib/report/commands.ts', 'lib/report/conversation/commands.ts'],
    beside: ['conversationPath', 'warnAuthor'],
  },
  {
    heading: 'Fair meeting',
    files: ['lib/fair/meeting/commands.ts', 'lib/fair/commands.ts', 'lib/fair/reminder/job.ts'],
    beside: [],
  },
  { heading: 'Content', files: ['lib/content/commands.ts'], beside: ['updateContent'] },
  { heading: 'Deletion', files: ['lib/platform/deletion/commands.ts'], beside: ['findNextDeletion'] },
];

describe('the diagrams of docs/domain.md without a LifeCycle', () => {
  it.each(commanded)('$heading has exactly the commands of the code', ({ heading, files, beside }) => {
    const known = functionsOf(files);
    expect(beside.filter((name) => !known.includes(name))).toEqual([]);
    expect(eventsOf(heading).sort()).toEqual(known.filter((name) => !beside.includes(name)).sort());
  });

  it.each<[string, readonly string[]]>([
    ['Company profile', companyStatuses],
    ['Company profile', storable(company, 'company_status')],
    ['Product', productStates],
    ['Product', storable(product, 'product_status')],
    ['Certificate, launch and agent offer', storable(certificate, 'certificate_status')],
    ['Certificate, launch and agent offer', storable(launch, 'launch_status')],
    ['Certificate, launch and agent offer', storable(agentOffer, 'agent_offer_status')],
    ['Submission', storable(review, 'review_state')],
    ['Upgrade request', storable(upgradeRequest, 'upgrade_request_state')],
    ['Account invitation', userListCall.output.shape.invitations.element.shape.state.options],
    ['Customer service request', supportStates],
    ['Report', reportStates],
    ['Content', config.content.statuses],
    ['Content', storable(content, 'content_status')],
  ])('%s has every state that can be stored', (heading, states) => {
    expect(drawnStates(heading)).toEqual([...states].sort());
  });

  it('reads every diagram of the page', () => {
    const headings = [...text.matchAll(/^### (.+)\n(?:(?!^#)[\s\S])*?```mermaid\nstateDiagram-v2/gm)].map(
      ([, heading = '']) => heading,
    );
    const trade = ['Purchase request', 'Quotation', 'Agent application'];
    expect(headings.sort()).toEqual([...trade, ...commanded.map(({ heading }) => heading)].sort());
  });
});
