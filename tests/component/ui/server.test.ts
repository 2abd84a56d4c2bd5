import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(['badge', 'button', 'card', 'control', 'empty-state', 'field', 'note', 'page-head', 'skeleton', 'table'])(
  '%s can be rendered by the server, functions and all',
  (name) => expect(readFileSync(`components/ui/${name}.tsx`, 'utf8')).not.toMatch(/^'use client'/),
);
