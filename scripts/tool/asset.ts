// Puts the flags of the installed package where the site serves them.
import { cpSync, existsSync } from 'node:fs';

/** Copies the flags to public/flag once. */
export function copyFlags(): void {
  if (existsSync('public/flag/ZW.svg')) return;
  cpSync('node_modules/country-flag-icons/3x2', 'public/flag', {
    recursive: true,
    filter: (path) => path.endsWith('.svg') || !path.includes('.'),
  });
}
