import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { flaws, show } from './page';

describe('a button', () => {
  it('acts on click, by mouse and by keyboard', async () => {
    const press = vi.fn();
    show(<Button onClick={press}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('keeps the focus and does nothing while busy, and submits no form', async () => {
    const press = vi.fn();
    const send = vi.fn((event: Event) => event.preventDefault());
    show(
      <form onSubmit={(event) => send(event.nativeEvent)}>
        <Button type="submit" busy onClick={press}>
          Send
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Send' });
    await userEvent.click(button);
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
  });

  it('does nothing while disabled', async () => {
    const press = vi.fn();
    show(
      <Button disabled onClick={press}>
        Send
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeDisabled();
  });

  it('is a link if it leads to a page, optionally with a full page load', () => {
    show(
      <>
        <ButtonLink href="/a.html" tone="primary">
          Onward
        </ButtonLink>
        <ButtonLink href="/file.csv" download icon="download">
          Download
        </ButtonLink>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Onward' })).toHaveAttribute('href', '/a.html');
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute('download');
  });

  it('with only an icon is named by its action', async () => {
    show(<IconButton icon="close" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(await flaws()).toEqual([]);
  });
});
