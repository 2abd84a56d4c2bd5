import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { flaws, show } from './page';

describe('a button', () => {
  it('acts once it is pressed, by mouse and by keyboard', async () => {
    const press = vi.fn();
    show(<Button onClick={press}>Send</Button>);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await userEvent.keyboard('{Enter} ');
    expect(press).toHaveBeenCalledTimes(3);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
  });

  it('keeps the focus and does nothing while it is busy, and sends no form', async () => {
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

  it('does nothing while it is disabled', async () => {
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

  it('is a link where it leads to a page, of a new document where it is told to', () => {
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

  it('of one symbol is named by what it does', async () => {
    show(<IconButton icon="close" label="Close" />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
    expect(await flaws()).toEqual([]);
  });
});
