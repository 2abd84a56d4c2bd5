// Puts the flags of the installed package where the site serves them.
import { cpSync, mkdirSync } from 'node:fs';

mkdirSync('public/flag', { recursive: true });
cpSync('node_modules/country-flag-icons/3x2', 'public/flag', {
  recursive: true,
  filter: (path) => !path.includes('.') || path.endsWith('.svg'),
});
