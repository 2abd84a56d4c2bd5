import type { Block, Body, Inline, ListItem, Paragraph } from './types';

const ofInlines = (content: readonly Inline[] = []): string =>
  content.map((one) => (one.type === 'text' ? one.text : ' ')).join('');
const ofItem = ({ content }: ListItem): string => content.map(ofBlock).join(' ');

function ofBlock(block: Block | Paragraph): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return ofInlines(block.content);
    case 'bulletList':
    case 'orderedList':
      return block.content.map(ofItem).join(' ');
    case 'blockquote':
      return block.content.map(ofBlock).join(' ');
    case 'table':
      return block.content.flatMap((row) => row.content.flatMap((cell) => cell.content.map(ofBlock))).join(' ');
  }
}

/** A body as plain text, one line per block. */
export const plainText = ({ content }: Body): string => content.map(ofBlock).join('\n');
