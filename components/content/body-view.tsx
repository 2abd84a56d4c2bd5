import { Fragment, type ReactNode } from 'react';
import { MailText } from '@/components/ui/mail-text';
import { UnbrokenText } from '@/components/ui/unbroken-text';
import '@/app/prose.css';
import type { Block, Body, Inline, List, Paragraph } from '@/lib/platform/body/types';

function marked(text: string, marks: Extract<Inline, { type: 'text' }>['marks'] = []): ReactNode {
  const isLink = marks.some(({ type }) => type === 'link');
  let drawn: ReactNode = isLink ? <UnbrokenText>{text}</UnbrokenText> : <MailText>{text}</MailText>;
  for (const mark of marks) {
    if (mark.type === 'bold') drawn = <strong>{drawn}</strong>;
    else if (mark.type === 'italic') drawn = <em>{drawn}</em>;
    else {
      const { href } = mark.attrs;
      drawn = (
        <a href={href} rel={href.startsWith('/') ? undefined : 'nofollow noopener'}>
          {drawn}
        </a>
      );
    }
  }
  return drawn;
}

// Body nodes have no ids and never reorder.
const keyed = <T,>(list: readonly T[], draw: (one: T, at: number) => ReactNode): ReactNode[] =>
  list.map((one, index) => <Fragment key={String(index)}>{draw(one, index)}</Fragment>);

const inline = (content: readonly Inline[] = []): ReactNode[] =>
  keyed(content, (one) => (one.type === 'text' ? marked(one.text, one.marks) : <br />));
const paragraph = ({ content }: Paragraph): ReactNode => <p>{inline(content)}</p>;

function list({ type, content }: List): ReactNode {
  const items = keyed(content, (item) => {
    const [first] = item.content;
    const only = item.content.length === 1 && first?.type === 'paragraph';
    return <li>{only ? inline(first.content) : keyed(item.content, block)}</li>;
  });
  return type === 'orderedList' ? <ol>{items}</ol> : <ul>{items}</ul>;
}

function table({ content }: Extract<Block, { type: 'table' }>): ReactNode {
  const row = ({ content: cells }: (typeof content)[number], head: boolean) => (
    <tr>
      {keyed(cells, (cell, at) => {
        const inside = keyed(cell.content, (one) => inline(one.content));
        if (cell.type === 'tableCell') return <td>{inside}</td>;
        return <th scope={head && at >= 0 ? 'col' : 'row'}>{inside}</th>;
      })}
    </tr>
  );
  const headed = content[0]?.content.every((cell) => cell.type === 'tableHeader') ?? false;
  const [head, rest] = headed ? [content.slice(0, 1), content.slice(1)] : [[], content];
  return (
    // A wide table is moved sideways by keyboard too.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the region scrolls.
    <div className="bt" tabIndex={0}>
      <table>
        {head.length > 0 && <thead>{keyed(head, (one) => row(one, true))}</thead>}
        <tbody>{keyed(rest, (one) => row(one, false))}</tbody>
      </table>
    </div>
  );
}

function block(one: Block): ReactNode {
  switch (one.type) {
    case 'paragraph':
      return paragraph(one);
    case 'heading':
      return one.attrs.level === 2 ? <h2>{inline(one.content)}</h2> : <h3>{inline(one.content)}</h3>;
    case 'bulletList':
    case 'orderedList':
      return list(one);
    case 'blockquote':
      return <blockquote>{keyed(one.content, paragraph)}</blockquote>;
    case 'table':
      return table(one);
  }
}

/** Body text of an article. */
export const BodyView = ({ body }: { body: Body }) => <div className="prose bd">{keyed(body.content, block)}</div>;
