import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { type LanguageCoverage, LanguageTabs } from '@/components/form/language-tabs';
import { SaveBar } from '@/components/form/save-bar';
import { Switch } from '@/components/form/switch';
import { ToastRegion } from '@/components/form/toast';
import { useDeletion } from '@/components/form/use-deletion';
import { startNavigation } from '@/lib/platform/http/navigate';
import { type Locale, locales } from '@/lib/platform/i18n/site';
import english from '@/messages/en.json';

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {node}
      <ToastRegion />
    </NextIntlClientProvider>,
  );

beforeAll(() => {
  // jsdom does not implement dialogs.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

function Deleting({ work, names }: { work: () => Promise<void>; names: string[] }) {
  const { dialog, remove } = useDeletion();
  return (
    <>
      <button type="button" onClick={() => void remove(work, { names, count: 7 - (names.length === 1 ? 6 : 0) })}>
        Let it go
      </button>
      {dialog}
    </>
  );
}

it('deletes only after confirmation, and reports the result', async () => {
  const work = vi.fn(async () => {});
  show(<Deleting work={work} names={['Slurry pump']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
    'This action will permanently delete the item. Proceed?',
  );
  await userEvent.click(screen.getByRole('button', { name: english.confirm.cancel }));
  expect(work).not.toHaveBeenCalled();
  expect(await screen.findByText('Deletion cancelled')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Let it go' }));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Slurry pump');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(work).toHaveBeenCalledOnce();
  expect(await screen.findByText('Deletion successful')).toBeVisible();
});

it('treats a dialog closed by Escape as declined', async () => {
  const work = vi.fn(async () => {});
  show(<Deleting work={work} names={['A pump', 'A valve', 'A fan', 'A drill', 'A mill', 'A press']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Let it go' }));
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  expect(dialog).toHaveAccessibleName('This action will permanently delete selected content. Proceed?');
  expect(dialog).toHaveAccessibleDescription(/A pump.*A mill.*and 2 more/);
  dialog.close();
  expect((await screen.findAllByText('Deletion cancelled')).length).toBeGreaterThan(0);
  expect(work).not.toHaveBeenCalled();
});

it('shows a disabled switch with the reason, and does not toggle it', async () => {
  const change = vi.fn();
  const { rerender } = render(
    <Switch checked={false} onChange={change} label="Listed" locked="Only for normal products" />,
  );
  const control = screen.getByRole('switch', { name: 'Listed' });
  expect(control).toHaveAccessibleDescription('Only for normal products');
  await userEvent.click(control);
  expect(change).not.toHaveBeenCalled();
  rerender(<Switch checked={false} onChange={change} label="Listed" />);
  await userEvent.click(screen.getByRole('switch'));
  expect(change).toHaveBeenCalledExactlyOnceWith(true);
});

function Languages() {
  const [value, setValue] = useState<Locale>('zh');
  const coverage = Object.fromEntries(locales.map((one) => [one, one === 'zh' ? 'full' : 'none'])) as Record<
    Locale,
    LanguageCoverage
  >;
  return <LanguageTabs value={value} onChange={setValue} coverage={coverage} label="Languages" panel="panel" />;
}

it('switches languages by arrow keys and shows each one’s completeness', async () => {
  show(<Languages />);
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/简体中文\s*complete/);
  screen.getByRole('tab', { selected: true }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/English\s*missing/);
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Deutsch/);
});

it('shows every language of a read-only form', () => {
  show(
    <fieldset disabled>
      <Languages />
    </fieldset>,
  );
  // userEvent treats a link as disabled there; browsers do not.
  fireEvent.click(screen.getByRole('tab', { name: /Français/ }));
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/Français/);
  fireEvent.keyDown(screen.getByRole('tab', { name: /العربية/ }), { key: ' ' });
  expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(/العربية/);
});

it('lists unsaved parts, and warns before leaving', () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const bar = (unsaved: string[]) => (
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      <SaveBar unsaved={unsaved} onDiscard={() => () => {}} saved>
        <button type="submit">Submit</button>
      </SaveBar>
    </NextIntlClientProvider>
  );
  const { rerender } = render(bar(['Media', 'Price']));
  expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes: Media, Price');
  expect(leave()).toBe(true);
  startNavigation();
  expect(leave()).toBe(false);
  rerender(bar([]));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('button', { name: 'Discard' })).toBeDisabled();
  expect(leave()).toBe(false);
});
