import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DecisionBar, type Preset } from '@/components/console/decision-bar';
import { DocumentViewer, fitScale } from '@/components/console/document-viewer';
import { FlagButtons, FlagProvider } from '@/components/console/flag';
import { HeldBar } from '@/components/console/held-bar';
import { yearAfter } from '@/components/console/year-button';
import { ToastRegion, toast } from '@/components/form/toast';
import { CallFailure } from '@/lib/platform/http/client';
import english from '@/messages/en.json';
import { replace } from '../doubles';

const { push, refresh, callConsole } = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn(), callConsole: vi.fn() }));
replace('next/navigation', { useRouter: () => router });
replace('@/lib/staff/client', { callConsole });
const router = { push, refresh, prefetch: vi.fn() };

const show = (node: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={english} timeZone="UTC">
      {node}
    </NextIntlClientProvider>,
  );
const presets: Preset[] = [
  { key: 'picture', label: 'Poor image', text: 'Ein Bild ist unscharf.', own: 'A picture is blurred.' },
  {
    key: 'price',
    label: 'Implausible price',
    text: 'Der Preis ist nicht plausibel.',
    own: 'The price is implausible.',
  },
];
const bar = (over: { document?: boolean; seen?: boolean; revision?: number } = {}) => (
  <FlagProvider seen={over.seen ?? true}>
    <FlagButtons paths={['pictures']} label="Pictures" />
    <DecisionBar
      id={7}
      presets={presets}
      reader="de"
      names={{ pictures: 'Bilder' }}
      document={over.document ?? false}
      next="/admin/review/8"
      previous="/admin/review/6"
      keep={{ name: 'decision:1:7', revision: over.revision ?? 1 }}
      timeZone="UTC"
    />
  </FlagProvider>
);
const sent = () => callConsole.mock.calls.map(([, input]) => input);

beforeEach(() => {
  callConsole.mockResolvedValue({ id: 1, milliseconds: 10_000 });
});
afterEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('the decision', () => {
  it('accepts A directly followed by Enter', async () => {
    show(bar());
    await act(async () => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve and open next' })).toHaveFocus());
    const user = userEvent.setup();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ id: 7, decision: 'approve' }]));
    expect(push).toHaveBeenCalledWith('/admin/review/8');
  });

  it('has a distinct button colour in every language', async () => {
    const user = userEvent.setup();
    show(bar());
    expect(screen.getByRole('button', { name: 'Approve and open next' })).toHaveClass('bg-ok');
    await user.keyboard('r');
    expect(screen.getByRole('button', { name: 'Reject and open next' })).toHaveClass('bg-bad');
  });

  it('accepts Enter after A if the focus was lost meanwhile', async () => {
    show(bar());
    await act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    });
    act(() => screen.getByRole('button', { name: 'Approve and open next' }).blur());
    await act(async () => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('reloads the next page, which may have been prefetched earlier', async () => {
    const user = userEvent.setup();
    show(bar());
    await user.click(screen.getByRole('button', { name: 'Approve and open next' }));
    await waitFor(() => expect(refresh).toHaveBeenCalledTimes(1));
    expect(push.mock.invocationCallOrder[0]).toBeLessThan(refresh.mock.invocationCallOrder[0] ?? 0);
  });

  it('is rejected with a reason by a digit and Ctrl+Enter, also from within the reason', async () => {
    const user = userEvent.setup();
    show(bar());
    await user.keyboard('2');
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Der Preis ist nicht plausibel.');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveFocus());
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(sent()).toMatchObject([{ decision: 'reject', reason: 'Der Preis ist nicht plausibel.' }]),
    );
  });

  it('sends the usual reason’s key, unless it was edited', async () => {
    const user = userEvent.setup();
    const first = show(bar());
    await user.keyboard('1{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toMatchObject([{ preset: 'picture' }]));
    first.unmount();
    show(bar());
    await user.keyboard('1');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), ' Danke.');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()[1]).toMatchObject({ preset: null }));
  });

  it('uses a digit in an empty reason as its number, and later ones as text', async () => {
    const user = userEvent.setup();
    show(bar());
    await user.keyboard('r1');
    const reason = screen.getByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveValue('Ein Bild ist unscharf.');
    await user.clear(reason);
    await user.type(reason, 'Bild 2');
    expect(reason).toHaveValue('Bild 2');
  });

  it('uses digits as text if words follow or the reason was clicked', async () => {
    const user = userEvent.setup();
    const first = show(bar());
    await user.keyboard('r2 Bilder fehlen');
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('2 Bilder fehlen');
    first.unmount();
    localStorage.clear();
    show(bar());
    await user.click(screen.getByRole('radio', { name: /^Reject/ }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), '1 Bild fehlt');
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('1 Bild fehlt');
  });

  it('keeps a usual reason that was extended', async () => {
    const user = userEvent.setup();
    show(bar());
    await user.keyboard('2 Danke.');
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Der Preis ist nicht plausibel. Danke.');
  });

  it('keeps choice and reason of one revision until sent', async () => {
    const user = userEvent.setup();
    const first = show(bar());
    await user.keyboard('r');
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'Bild fehlt');
    first.unmount();

    const other = show(bar({ revision: 2 }));
    expect(screen.getByRole('radio', { name: /^Approve/ })).toBeChecked();
    other.unmount();

    const again = show(bar());
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Bild fehlt');
    await user.click(screen.getByRole('button', { name: 'Reject and open next' }));
    await waitFor(() => expect(sent()).toMatchObject([{ decision: 'reject', reason: 'Bild fehlt' }]));
    again.unmount();

    // It reopens only after an undo.
    show(bar());
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Bild fehlt');
  });

  it('shows usual reasons in the console’s language, accepts another digit, and leaves the box on Escape', async () => {
    const user = userEvent.setup();
    show(bar());
    await user.keyboard('r1');
    expect(screen.getByText('In English: A picture is blurred.')).toBeVisible();
    await user.keyboard('2');
    const reason = screen.getByRole('textbox', { name: /Reason/ });
    expect(reason).toHaveValue(presets[1]?.text ?? '');
    await waitFor(() => expect(reason).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(reason).not.toHaveFocus();
    await user.keyboard('a');
    expect(screen.getByRole('radio', { name: /^Approve/ })).toBeChecked();
  });

  it('keeps flagged fields with the choice', async () => {
    const user = userEvent.setup();
    const first = show(bar());
    await user.click(screen.getByRole('button', { name: 'Flag field: Pictures' }));
    first.unmount();
    show(bar());
    expect(screen.getByRole('button', { name: 'Flag field: Pictures' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('radio', { name: /^Reject/ })).toBeChecked();
    await user.keyboard('1{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toMatchObject([{ flags: ['pictures'] }]));
    expect(localStorage).toHaveLength(0);
  });

  it('keeps input of two tabs separate', async () => {
    const user = userEvent.setup();
    const kept = () =>
      Object.values(localStorage).flatMap((text) =>
        JSON.parse(String(text)).map((draft: { values: { reason: string } }) => draft.values.reason),
      );
    const one = show(bar());
    const other = show(bar());
    const [first, second] = [within(one.container), within(other.container)];
    await user.click(first.getByRole('radio', { name: /^Reject/ }));
    await user.type(first.getByRole('textbox', { name: /Reason/ }), 'Bild fehlt');
    await user.click(second.getByRole('radio', { name: /^Reject/ }));
    await user.type(second.getByRole('textbox', { name: /Reason/ }), 'Preis fehlt');
    expect(new Set(kept())).toEqual(new Set(['Bild fehlt', 'Preis fehlt']));
  });

  it('keeps the reason when the session has ended', async () => {
    callConsole.mockRejectedValue(new CallFailure(401, '', [], null));
    const user = userEvent.setup();
    const first = show(bar());
    await user.keyboard('r1{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    first.unmount();
    show(bar());
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Ein Bild ist unscharf.');
  });

  it.each([
    [false, 'Anna rejected this on 12 Mar 2026, 14:05 UTC.'],
    [true, 'You rejected this on 12 Mar 2026, 14:05 UTC.'],
  ])('names who decided first (own: %s), focused, with a link to the next', async (own, words) => {
    const data = { by: 'Anna', own, at: '2026-03-12T14:05:00Z', action: 'product.reject' };
    callConsole.mockRejectedValue(new CallFailure(409, 'Decided', [], null, { data }));
    const user = userEvent.setup();
    show(bar());
    await user.click(screen.getByRole('button', { name: 'Approve and open next' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent?.replaceAll('\u202f', ' ')).toContain(words);
    await waitFor(() => expect(alert.parentElement).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/admin/review/8');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(sent()).toHaveLength(1);
    expect(push).not.toHaveBeenCalled();
  });

  it('names who decided first above the reason, which stays readable', async () => {
    const data = { by: 'Anna', own: false, at: '2026-03-12T14:05:00Z', action: 'product.approve' };
    callConsole.mockRejectedValue(new CallFailure(409, 'Decided', [], null, { data }));
    const user = userEvent.setup();
    show(bar());
    await user.keyboard('r1{Control>}{Enter}{/Control}');
    const alert = await screen.findByRole('alert');
    const choice = screen.getByRole('radio', { name: /^Reject/ });
    expect(alert.compareDocumentPosition(choice) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Ein Bild ist unscharf.');
    expect(screen.queryByRole('button', { name: 'Reject and open next' })).toBeNull();
  });

  it('names a flagged field in the supplier’s language, and keeps the flag', async () => {
    const user = userEvent.setup();
    show(bar());
    await user.click(screen.getByRole('button', { name: 'Flag field: Pictures' }));
    await user.keyboard('1{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(sent()).toMatchObject([{ reason: 'Bilder: Ein Bild ist unscharf.', flags: ['pictures'] }]),
    );
  });

  it('ignores keys while a dialog is open, wherever the focus is', async () => {
    const user = userEvent.setup();
    show(
      <>
        {bar()}
        <dialog open>The document</dialog>
      </>,
    );
    await user.keyboard('r{Control>}{Enter}{/Control}a{Enter}');
    expect(screen.getByRole('radio', { name: /^Approve/ })).toBeChecked();
    expect(sent()).toEqual([]);
  });

  it('requires opening the document, or a tick', async () => {
    const user = userEvent.setup();
    show(bar({ document: true, seen: false }));
    const tick = screen.getByRole('checkbox', { name: 'Approve without viewing the licence' });
    await user.click(tick);
    await user.click(screen.getByRole('button', { name: 'Approve and open next' }));
    await waitFor(() => expect(sent()).toMatchObject([{ decision: 'approve', unseen: true }]));
  });

  it('requires nothing once the document was opened', () => {
    show(bar({ document: true, seen: true }));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('a submission that was resubmitted meanwhile', () => {
  it('is not decided; the reason moves to the new one', async () => {
    const user = userEvent.setup();
    const words = english.console.decide;
    callConsole.mockRejectedValue(
      new CallFailure(409, '', [{ field: 'id', key: 'takenBack', message: 'Taken back' }], null, {
        data: { newer: 9 },
      }),
    );
    const former = show(bar());
    await user.click(screen.getByRole('radio', { name: words.reject }));
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'No price');
    await user.click(screen.getByRole('button', { name: words.rejectNext }));
    expect(await screen.findByText(words.newer)).toBeVisible();
    expect(screen.getByRole('link', { name: words.openNewer })).toHaveAttribute('href', expect.stringContaining('9'));
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('No price');
    expect(push).not.toHaveBeenCalled();
    former.unmount();
    show(bar({ revision: 9 }));
    expect(screen.getByRole('radio', { name: words.approve })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: words.reject }));
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('No price');
  });
});

describe('an undoable decision', () => {
  const heldDecisions = [
    {
      id: 3,
      action: 'product.approve',
      title: 'Pump',
      href: '/admin/review/7',
      milliseconds: 9000,
      failure: null,
      row: null,
      typed: null,
    },
  ];

  it('is undone by Z or the button, and leads back', async () => {
    const user = userEvent.setup();
    show(<HeldBar held={heldDecisions} locale="en" />);
    expect(screen.getByText(/takes effect in 9 s/)).toBeInTheDocument();
    await user.keyboard('z');
    await waitFor(() => expect(sent()).toEqual([{ id: 3 }]));
    expect(push).toHaveBeenCalledWith('/admin/review/7');
    expect(screen.queryByText('Pump')).toBeNull();
  });

  it('shows the newest and the number of others, which follow in turn', async () => {
    const user = userEvent.setup();
    const newer = [
      [5, 'Valve'],
      [4, 'Fan'],
    ] as const;
    const all = [
      ...newer.flatMap(([id, title]) => heldDecisions.map((one) => ({ ...one, id, title }))),
      ...heldDecisions,
    ];
    show(<HeldBar held={all} locale="en" />);
    expect(screen.getByText('2 more decisions can be undone')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /Undo/ })).toHaveLength(1);
    await user.keyboard('z');
    expect(await screen.findByText('Fan')).toBeVisible();
    expect(screen.getByText('1 more decision can be undone')).toBeVisible();
    await user.keyboard('z');
    expect(await screen.findByText('Pump')).toBeVisible();
    expect(sent()).toEqual([{ id: 5 }, { id: 4 }]);
  });

  it('leads back with the same order and grade filter', async () => {
    const user = userEvent.setup();
    history.replaceState(null, '', '/admin/review/8?order=newest&grade=A&show=all');
    show(<HeldBar held={heldDecisions} locale="en" />);
    await user.keyboard('z');
    await waitFor(() => expect(push).toHaveBeenCalledWith('/admin/review/7?order=newest&grade=A'));
    history.replaceState(null, '', '/');
  });

  it('no longer says done once undone', async () => {
    const user = userEvent.setup();
    show(
      <>
        <HeldBar held={heldDecisions} locale="en" />
        <ToastRegion />
      </>,
    );
    act(() => void toast('Approved: Pump'));
    await user.keyboard('z');
    expect(await screen.findByText(english.console.undo.done)).toBeInTheDocument();
    expect(screen.queryByText('Approved: Pump')).toBeNull();
  });

  it('is undone once, however often clicked', async () => {
    let answer: () => void = () => undefined;
    callConsole.mockImplementation(() => new Promise<void>((done) => (answer = done)));
    const user = userEvent.setup();
    show(<HeldBar held={heldDecisions} locale="en" />);
    await user.keyboard('zz');
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(sent()).toEqual([{ id: 3 }]);
    await act(async () => answer());
    expect(push).toHaveBeenCalledTimes(1);
  });

  it('stays if it is too late, and says so', async () => {
    callConsole.mockRejectedValue(
      new CallFailure(409, '', [{ field: 'id', key: 'undoLate', message: 'It is too late' }], null),
    );
    const user = userEvent.setup();
    show(<HeldBar held={heldDecisions} locale="en" />);
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(push).not.toHaveBeenCalled();
    expect(screen.getByText('Pump')).toBeInTheDocument();
  });

  it('shows what could not be carried out until dismissed', async () => {
    const user = userEvent.setup();
    show(
      <HeldBar
        held={[
          {
            ...(heldDecisions[0] as (typeof heldDecisions)[0]),
            milliseconds: 0,
            failure: 'Gone',
            typed: 'No price',
          } as never,
        ]}
        locale="en"
      />,
    );
    expect(screen.getByText('This could not be done: Gone')).toBeInTheDocument();
    expect(screen.getByText('No price')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/admin/review/7');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Pump')).toBeNull());
  });
});

describe('a document', () => {
  it('fits its space, also in landscape', () => {
    const picture = { width: 1000, height: 2000 };
    expect(fitScale(picture, { width: 800, height: 800 }, 0)).toBe(0.4);
    expect(fitScale(picture, { width: 800, height: 800 }, 90)).toBe(0.4);
    expect(fitScale(picture, { width: 1600, height: 500 }, 270)).toBe(0.5);
    expect(fitScale({ width: 0, height: 0 }, { width: 1, height: 1 }, 0)).toBe(1);
  });

  const viewer = (type: string) => (
    <DocumentViewer
      address="/storage/x"
      type={type}
      alt="Licence"
      facts={[
        { label: 'Number', value: 'HRB 12' },
        { label: 'Name', value: 'Pumpen', lang: 'de' },
        { label: 'Name', value: 'Pumps', lang: 'en' },
      ]}
      onClose={vi.fn()}
      onMissing={vi.fn()}
    />
  );

  it('is beside the typed values, can be rotated and enlarged', async () => {
    const user = userEvent.setup();
    show(viewer('image/png'));
    expect(screen.getByText('HRB 12')).toBeInTheDocument();
    const names = screen.getAllByRole('term').map((term) => term.textContent);
    expect(names).toEqual(['Number', 'Name · Deutsch', 'Name · English']);
    await user.click(screen.getByRole('button', { name: 'Actual size' }));
    expect(screen.getByText('100%')).toBeInTheDocument();
    await user.keyboard('+');
    expect(screen.getByText('125%')).toBeInTheDocument();
    await user.keyboard('r');
    expect(screen.getByRole('img').style.transform).toContain('rotate(90deg)');
  });

  it('that is not a picture opens on its own page', () => {
    show(viewer('application/vnd.ms-excel'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', 'noreferrer');
  });

  it('that is a PDF is shown by the browser’s viewer beside the typed values, or on its own page', () => {
    show(viewer('application/pdf'));
    expect(screen.getByTitle('Licence')).toHaveAttribute('src', '/storage/x');
    expect(screen.getByText('HRB 12')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('rel', 'noreferrer');
    expect(screen.queryByText(english.console.document.noPdf)).toBeNull();
  });

  it('names a text equal in several languages once', () => {
    const languages = ['de', 'en', 'fr', 'es', 'pt', 'ru'] as const;
    const names = languages.map((lang) => ({ label: 'Name', value: 'Pumpen GmbH', lang }));
    const facts = [...names, { label: 'Name', value: '水泵', lang: 'zh' } as const];
    show(
      <DocumentViewer
        address="/x"
        type="image/png"
        alt="Licence"
        facts={facts}
        onClose={vi.fn()}
        onMissing={vi.fn()}
      />,
    );
    expect(screen.getAllByText('Pumpen GmbH')).toHaveLength(1);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Name · Same in 6 languages: Deutsch, English, Français, Español, Português, Русский',
      'Name · 简体中文',
    ]);
  });

  it('that is a PDF opens by a button if the browser has no viewer', () => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { value: false, configurable: true });
    show(viewer('application/pdf'));
    Reflect.deleteProperty(navigator, 'pdfViewerEnabled');
    const [open, ...others] = screen.getAllByRole('link');
    expect([open?.textContent, others]).toEqual(['Open the PDF', []]);
    expect(open).toHaveAttribute('rel', 'noreferrer');
    expect(screen.getByText(english.console.document.noPdf)).toBeInTheDocument();
  });
});

it('suggests the same day a year later', () => {
  expect(yearAfter('2026-11-22')).toBe('2027-11-22');
  expect(yearAfter('2028-02-29')).toBe('2029-02-28');
});
