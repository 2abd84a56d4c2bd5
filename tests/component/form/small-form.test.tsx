import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AcceptDialog } from '@/components/agent/application/accept-dialog';
import { DeclineDialog as DeclineApplication } from '@/components/agent/application/decline-dialog';
import { UpgradeForm } from '@/components/company/upgrade/upgrade-form';
import { AnswerForm } from '@/components/console/answer-form';
import { VisibilityButton } from '@/components/console/visibility-button';
import { MeetingDialog } from '@/components/fair/center/meeting-dialog';
import { CancelDialog } from '@/components/purchase/center/cancel-dialog';
import { QuestionCard } from '@/components/purchase/center/question-card';
import { SavedDialog } from '@/components/purchase/saved/saved-dialog';
import { QuestionPart } from '@/components/quotation/center/question-part';
import { DeclineDialog } from '@/components/quotation/comparison/decline-dialog';
import { NoteField } from '@/components/quotation/comparison/note-field';
import { RoundDialog } from '@/components/quotation/comparison/round-dialog';
import { ReportDialog } from '@/components/report/report-dialog';
import { UndoDialog } from '@/components/trade/undo-dialog';
import { CallFailure } from '@/lib/platform/http/client';
import { purchaseReportCall } from '@/lib/report/schema';
import english from '@/messages/en.json';
import { replace } from '../doubles';
import { show } from '../ui/page';

const call = vi.hoisted(() => vi.fn<(path: string, input: object) => Promise<unknown>>());
const callConsole = vi.hoisted(() => vi.fn());
replace('@/lib/platform/http/client', { call });
replace('@/lib/staff/client', { callConsole });
replace('next/navigation', { useRouter: () => ({ refresh: vi.fn() }) });

const nothing = () => undefined;
const bid = {
  ...{ id: 4, company: 'Probe Works', note: { text: 'Ask again', revision: 2 } },
  quotation: { validUntil: '2099-01-01T00:00:00Z' },
} as Parameters<typeof NoteField>[0]['bid'];
const view = { requestId: 5, briefs: new Map(), terms: 'CIF Dakar', tellsBand: false, unanswered: 0 };
const decided = { bid, view, onClose: nothing };
const question = {
  id: 1,
  locale: 'en' as const,
  question: 'Which voltage?',
  answer: null,
  createdAt: '2026-11-01T08:00:00Z',
  own: false,
};
const application = { id: 6, name: 'Awa', countries: ['SN'], taken: [] } as unknown as Parameters<
  typeof AcceptDialog
>[0]['item'];
const session = { id: 7 } as Parameters<typeof MeetingDialog>[0]['session'];
const turned = { kind: 'case', id: 8, revision: 0, title: 'A case', on: false, readOnly: false, held: false } as const;
const { comparison } = english.purchaseCenter;

type Form = {
  form: ReactNode;
  /** field to type into; by default the last text field */
  field?: string;
  /** button that opens the form */
  open?: string;
  /** option chosen before sending */
  choose?: string;
  /** button that sends; omitted where more than text is required */
  send?: string;
};
const reason = english.form.reason.other;
const forms: Record<string, Form> = {
  'a question to a buyer': {
    form: <QuestionPart requestId={5} questions={[]} open />,
    send: english.quotationCenter.ask,
  },
  'an answer to a question': {
    form: <QuestionCard id={5} state="open" questions={[question]} timeZone="UTC" />,
    send: english.purchaseCenter.answerSend,
  },
  'the reason of a withdrawal': {
    form: <CancelDialog item={{ id: 5, title: 'Pumps' }} onDone={nothing} onClose={nothing} />,
    choose: reason,
    send: english.purchaseCenter.cancel,
  },
  'the reason of a decline': { form: <DeclineDialog {...decided} />, choose: reason, send: comparison.decline },
  'the reason why an award is undone': {
    form: <UndoDialog id={5} side="purchaser" title="Undo" onDone={nothing} onClose={nothing} />,
    choose: reason,
    send: english.trade.undo.act.purchaser,
  },
  'a better offer': { form: <RoundDialog {...decided} />, send: comparison.askBetter },
  'a note of a quotation': { form: <NoteField bid={bid} requestId={5} />, send: comparison.noteSave },
  'a report': {
    form: <ReportDialog contract={purchaseReportCall} id={5} title="Report" onClose={nothing} />,
    choose: english.report.reason.other,
    send: english.report.send,
  },
  'the answer to an application': {
    form: <AcceptDialog item={application} names={{}} onClose={nothing} onDone={nothing} />,
    send: english.agentApplication.accept,
  },
  'the decline of an application': {
    form: <DeclineApplication item={application} onClose={nothing} onDone={nothing} />,
    choose: reason,
    send: english.agentApplication.decline,
  },
  'the topic of a meeting': {
    form: <MeetingDialog session={session} onClose={nothing} />,
    field: english.fairCenter.topic,
  },
  'a wish for a higher grade': {
    form: <UpgradeForm companyId={9} wishes={['gold']} />,
    send: english.upgrade.form.send,
  },
  'a saved search': {
    form: (
      <SavedDialog
        accountId={3}
        search={null}
        prefill={null}
        countries={[]}
        categories={[]}
        rereads={[]}
        onClose={nothing}
      />
    ),
  },
  'the answer of staff to a wish': {
    form: <AnswerForm id={2} revision={0} readOnly={false} held={false} checksAt={null} />,
  },
  'the reason of staff': {
    form: <VisibilityButton {...turned} told={{ reader: 'en', presets: [] }} />,
    open: english.console.visibility.hide,
    send: english.console.visibility.hide,
  },
};
const user = userEvent.setup();

const fieldOf = (field: string | undefined) => {
  const all = screen.getAllByRole<HTMLTextAreaElement>(
    'textbox',
    field === undefined ? {} : { name: new RegExp(`^${field}`) },
  );
  return all.at(-1) as HTMLTextAreaElement;
};
const opened = async ({ form, open }: Form) => {
  const shown = show(form);
  if (open !== undefined) await user.click(screen.getByRole('button', { name: open }));
  return shown;
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const one of [call, callConsole]) {
    one.mockReset();
    one.mockResolvedValue({ id: 1, revision: 3, items: [] });
  }
});

const all = Object.entries(forms);
describe.each(all)('%s', (_, form) => {
  it('is restored after leaving its page and after a reload', async () => {
    const first = await opened(form);
    fireEvent.change(fieldOf(form.field), { target: { value: 'As typed' } });
    first.unmount();
    await opened(form);
    expect(fieldOf(form.field)).toHaveValue('As typed');
  });
});

describe.each(all.filter(([, { send }]) => send !== undefined))('%s', (_, form) => {
  it('is cleared once sent', async () => {
    const first = await opened(form);
    fireEvent.change(fieldOf(form.field), { target: { value: 'As typed' } });
    if (form.choose !== undefined) await user.click(screen.getByRole('radio', { name: form.choose }));
    const buttons = screen.getAllByRole('button', { name: form.send });
    await user.click(buttons.at(-1) as HTMLElement);
    await waitFor(() => expect(call.mock.calls.length + callConsole.mock.calls.length).toBe(1));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
    first.unmount();
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is kept if sending failed', async () => {
    for (const one of [call, callConsole]) one.mockRejectedValue(new CallFailure(503, 'unavailable', [], null));
    await opened(form);
    fireEvent.change(fieldOf(form.field), { target: { value: 'As typed' } });
    if (form.choose !== undefined) await user.click(screen.getByRole('radio', { name: form.choose }));
    await user.click(screen.getAllByRole('button', { name: form.send }).at(-1) as HTMLElement);
    await waitFor(() => expect(call.mock.calls.length + callConsole.mock.calls.length).toBe(1));
    expect(fieldOf(form.field)).toHaveValue('As typed');
  });
});
