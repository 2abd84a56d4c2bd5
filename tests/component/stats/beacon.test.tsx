import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepTerm, lastTerm } from '@/components/stats/last-term';
import { ViewBeacon } from '@/components/stats/view-beacon';
import { eventually } from '../../eventually';

vi.mock('@/components/footprint/record-visit', () => ({ recordVisit: vi.fn() }));
const sent: [string, Record<string, unknown>][] = [];

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
  navigator.sendBeacon = (path, body) => {
    void (body as Blob).text().then((text) => sent.push([String(path), JSON.parse(text)]));
    return true;
  };
});

describe('a page view', () => {
  it('sends the time zone and the search word, also with a call', async () => {
    keepTerm('slurry pump');
    render(
      <>
        <ViewBeacon kind="product" id={901} />
        <a href="tel:+491">+491</a>
        <a href="mailto:a@b.example">mail</a>
      </>,
    );
    await userEvent.click(document.querySelector('a[href^="mailto:"]') as Element);
    await userEvent.click(document.querySelector('a[href^="tel:"]') as Element);
    await eventually(() => expect(sent).toHaveLength(2));
    expect(sent[0]).toMatchObject(['/api/view', { kind: 'product', id: 901, term: 'slurry pump' }]);
    expect(sent[0]?.[1].zone).toEqual(expect.any(String));
    expect(sent[1]).toEqual(['/api/dial', { kind: 'product', id: 901 }]);
  });

  it('of the portal sends neither', async () => {
    keepTerm('slurry pump');
    render(<ViewBeacon kind="tender" id={902} />);
    await eventually(() => expect(sent).toEqual([['/api/view', { kind: 'tender', id: 902 }]]));
  });
});

it('keeps a search word for half an hour in the tab', () => {
  keepTerm('pump', 0);
  expect(lastTerm(29 * 60_000)).toBe('pump');
  expect(lastTerm(31 * 60_000)).toBeUndefined();
  sessionStorage.setItem('geco.term', '{');
  expect(lastTerm()).toBeUndefined();
});
