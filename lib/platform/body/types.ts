/** The text of an article as a tree, a subset of Tiptap's format: HTML is never stored. */
export type TextMark = { type: 'bold' } | { type: 'italic' } | { type: 'link'; attrs: { href: string } };
export type Inline = { type: 'text'; text: string; marks?: TextMark[] } | { type: 'hardBreak' };
export type Paragraph = { type: 'paragraph'; content?: Inline[] };
export type ListItem = { type: 'listItem'; content: (Paragraph | List)[] };
export type List = { type: 'bulletList' | 'orderedList'; content: ListItem[] };
export type TableCell = { type: 'tableCell' | 'tableHeader'; content: Paragraph[] };
export type Block =
  | Paragraph
  | List
  | { type: 'heading'; attrs: { level: 2 | 3 }; content: Inline[] }
  | { type: 'blockquote'; content: Paragraph[] }
  | { type: 'table'; content: { type: 'tableRow'; content: TableCell[] }[] };
export type Body = { type: 'doc'; content: Block[] };
