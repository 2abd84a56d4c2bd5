import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PhoneScope } from '@/components/form/phone-scope';
import { Setup } from '@/components/showroom/center/setup';
import { CallFailure } from '@/lib/platform/http/client';
import { type Collection, collections } from '@/lib/showroom/edit/collection';
import type { OwnShowroom } from '@/lib/showroom/edit/types';
import messages from '@/messages/en.json';
import { replace } from '../../doubles';

const sent = vi.hoisted(() => [] as { path: string; input: Record<string, unknown> }[]);
const answer = vi.hoisted(() => ({ fails: null as Error | null }));
replace('next/navigation', { useRouter: () => ({ refresh: () => undefined }) });
replace('@/lib/platform/http/client', {
  call: async (path: string, input: Record<string, unknown>) => {
    sent.push({ path, input });
    if (path.endsWith('/preview')) return { draft: 'abc' };
    if (answer.fails) throw answer.fails;
    return { revision: Number(input.revision) + 1 };
  },
});

const user = userEvent.setup();
const acts = (end: string) => sent.filter(({ path }) => path.endsWith(end)).map(({ input }) => input);
const showroom: OwnShowroom = {
  companyId: 1,
  public: true,
  grade: 'C',
  membership: 'gold',
  setting: { template: 'b', productTemplate: 1, hue: 212, banner: [] },
  effective: 'b',
  templates: { a: false, b: true, c: true },
  blocks: [
    { kind: 'popular', shown: true, count: 8, lock: null },
    { kind: 'case', shown: true, count: 3, lock: null },
    { kind: 'team', shown: false, count: 0, lock: 'profile' },
  ],
  collections: Object.fromEntries(collections.map((one) => [one, { count: 0, most: 10, locked: false }])) as Record<
    Collection,
    { count: number; most: number; locked: boolean }
  >,
  updatedAt: '2026-11-01T00:00:00.000Z',
  revision: 3,
};
const page = (own: OwnShowroom) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
    <Setup showroom={own} device="d" />
  </NextIntlClientProvider>
);
const show = () => render(page(showroom));
const publish = () => screen.getByRole('button', { name: 'Publish changes' });
const blocks = () =>
  within(screen.getByRole('region', { name: 'Homepage blocks' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent);

beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly tell: (entries: { contentRect: { width: number } }[]) => void) {}
      observe = () => this.tell([{ contentRect: { width: 640 } }]);
      disconnect = () => undefined;
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  location.hash = '';
  window.scrollTo = () => undefined;
});
afterEach(() => {
  sent.length = 0;
  answer.fails = null;
});

it('previews a locked template that cannot be selected', async () => {
  show();
  expect(screen.getByRole('radio', { name: /^Advanced/ })).toBeDisabled();
  expect(
    screen.getByText('The permission to select this template has not been activated; please upgrade'),
  ).toBeInTheDocument();
  expect(screen.getByText('Locked template: Advanced')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Preview “Advanced”' }));
  await waitFor(() => expect(acts('/preview').at(-1)).toMatchObject({ setting: { template: 'a' } }));
  await waitFor(() =>
    expect(screen.getByTitle(/Preview of/)).toHaveAttribute('src', expect.stringContaining('draft=abc')),
  );
  expect(screen.getByRole('radio', { name: /^Standard/ })).toBeChecked();
  expect(publish()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'End preview' }));
  await waitFor(() =>
    expect(screen.getByTitle(/Preview of/)).toHaveAttribute('src', expect.not.stringContaining('draft')),
  );
});

it('sorts blocks by buttons, lists unsaved changes, and saves only those', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Move down: Popular products' }));
  expect(blocks()).toEqual(['Cases', 'Popular products', 'Team']);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Move down: Popular products' })).toHaveFocus());
  await user.click(screen.getByRole('switch', { name: 'Popular products' }));
  expect(screen.getByText('Unsaved changes: Homepage blocks')).toBeInTheDocument();
  await waitFor(() => expect(acts('/preview')).toHaveLength(1));
  await user.click(publish());
  await waitFor(() => expect(acts('/block')).toHaveLength(1));
  expect(acts('/block')[0]).toEqual({
    revision: 3,
    blocks: [
      { kind: 'case', shown: true },
      { kind: 'popular', shown: false },
      { kind: 'team', shown: false },
    ],
  });
  expect(acts('/setting')).toEqual([]);
  await waitFor(() => expect(publish()).toBeDisabled());
  expect(localStorage).toHaveLength(0);
});

it('disables a block not included in the grade, and says which grade is needed', async () => {
  show();
  const team = screen.getByRole('switch', { name: 'Team' });
  await user.click(team);
  expect(team).toHaveAttribute('aria-checked', 'false');
  expect(team).toHaveAccessibleDescription('Feature open to A/B users only. Please upgrade');
});

it('keeps every choice after a failed save, and after a reload', async () => {
  answer.fails = new CallFailure(403, '', [{ field: 'template', key: 'gateTemplate', message: 'Not activated' }], null);
  const { unmount } = show();
  await user.click(screen.getByRole('radio', { name: /^Minimal/ }));
  await user.click(screen.getByRole('radio', { name: 'Gallery' }));
  await user.click(publish());
  const alert = (await screen.findByText('Not activated')).closest<HTMLElement>('[role=alert]');
  expect(alert).toHaveTextContent('Update failed');
  await waitFor(() => expect(alert).toHaveFocus());
  expect(alert?.closest('.save')).toContainElement(publish());
  expect(screen.getByText(/^Unsaved changes: Template.*Page settings/)).toBeInTheDocument();
  unmount();
  show();
  expect(await screen.findByText(/Your unsaved changes have been restored/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /^Minimal/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Gallery' })).toBeChecked();
});

it('does not treat a colleague’s version as seen after a reload', async () => {
  const { rerender } = show();
  rerender(page({ ...showroom, revision: 9 }));
  await user.click(screen.getByRole('radio', { name: /^Minimal/ }));
  await user.click(publish());
  await waitFor(() => expect(acts('/setting')).toMatchObject([{ revision: 3 }]));
});

it('is set up in steps on a phone, and can be published from each', async () => {
  render(
    <PhoneScope>
      {page({ ...showroom, blocks: [...showroom.blocks, { kind: 'banner', shown: true, count: 0, lock: null }] })}
    </PhoneScope>,
  );
  expect(screen.getByText('1 of 3')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Gallery', hidden: true })).not.toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish changes' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: /^Minimal/ }));
  expect(publish()).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(location.hash).toBe('#/blocks');
  expect(screen.getByRole('link', { name: 'Edit: Banner' })).toHaveAttribute('href', '#/page');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await user.click(screen.getByRole('radio', { name: 'Gallery' }));
  await user.click(screen.getByRole('button', { name: /All steps/ }));
  expect(screen.getByRole('button', { name: /^1\s*Template/ })).toHaveTextContent('Not saved');
  await user.click(publish());
  await waitFor(() => expect(acts('/setting')).toMatchObject([{ template: 'c', productTemplate: 3, revision: 3 }]));
});

it('shows a phone the preview without steps', async () => {
  render(<PhoneScope>{page(showroom)}</PhoneScope>);
  await user.click(screen.getByRole('radio', { name: 'Preview' }));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Settings' }));
  expect(screen.getByRole('button', { name: 'Next' })).toBeInTheDocument();
});

it('hides banner and tint if the effective template shows neither, with a note', () => {
  const blocks: OwnShowroom['blocks'] = [{ kind: 'banner', shown: true, count: 1, lock: null }, ...showroom.blocks];
  const minimal: OwnShowroom = { ...showroom, effective: 'c', blocks };
  const { rerender } = render(
    page({ ...minimal, setting: { ...showroom.setting, template: 'c' }, membership: 'regular' }),
  );
  expect(screen.getByText(messages.showroomCenter.noBanner, { exact: false })).toBeVisible();
  expect(screen.queryByRole('slider', { name: messages.showroomCenter.tint })).toBeNull();
  expect(screen.queryByText(messages.showroomCenter.banner)).toBeNull();
  expect(screen.getAllByText(messages.showroomCenter.leftOut, { exact: false })[0]).toBeVisible();
  rerender(page({ ...minimal, updatedAt: '2026-11-02T00:00:00.000Z' }));
  expect(screen.queryByRole('slider', { name: messages.showroomCenter.tint })).toBeNull();
});

it('shows both for a template that uses them', () => {
  show();
  expect(screen.getByRole('slider', { name: messages.showroomCenter.tint })).toBeVisible();
  expect(screen.queryByText(messages.showroomCenter.noBanner, { exact: false })).toBeNull();
});
