import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ZoneMap } from '@/components/agent/zone-map';
import english from '@/messages/en.json';
import { flaws, show } from '../ui/page';

const [germany, senegal, nowhere] = [
  { code: 'DE', name: 'Germany' },
  { code: 'SN', name: 'Senegal' },
  { code: 'XQ', name: 'Nowhere' },
];

it('marks open and exclusive countries differently, with a legend', async () => {
  const { container } = show(<ZoneMap open={[germany, senegal, nowhere]} taken={[senegal]} />);
  const map = screen.getByRole('img', { name: english.agent.map });
  const dots = [...map.querySelectorAll('circle')];
  expect(dots.map((dot) => dot.textContent)).toEqual(['Germany', 'Senegal']);
  expect(dots[0]?.getAttribute('class')).not.toBe(dots[1]?.getAttribute('class'));
  expect([...container.querySelectorAll('li')].map((one) => one.textContent)).toEqual([
    english.agent.mapOpen,
    english.agentApplication.taken,
  ]);
  expect(await flaws()).toEqual([]);
});

it('does not list open countries for a worldwide offer', () => {
  show(<ZoneMap open={[]} taken={[senegal]} />);
  expect(screen.queryByText(english.agent.mapOpen)).toBeNull();
});
