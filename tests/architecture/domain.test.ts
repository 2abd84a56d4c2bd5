import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applicationLife } from '@/lib/agent/application/rules';
import { applicationStates, purchaseStates, quotationStates } from '@/lib/db/schema/trade-state';
import type { LifeCycle } from '@/lib/life-cycle';
import { purchaseLife } from '@/lib/purchase/rules';
import { quotationLife } from '@/lib/quotation/rules';

const text = readFileSync('docs/domain.md', 'utf8');

/** The arrows of the diagram below a heading, one a line, sorted. */
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
  ])('draws the life of a %s as the code has it', (heading, life) => {
    expect(drawn(heading)).toEqual(coded(life));
  });

  it.each<[LifeCycle, readonly string[]]>([
    [purchaseLife, purchaseStates],
    [quotationLife, quotationStates],
    [applicationLife, applicationStates],
  ])('knows every state that the database takes', (life, states) => {
    expect(statesOf(life)).toEqual([...states].sort());
  });
});
