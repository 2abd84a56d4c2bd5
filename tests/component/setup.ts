import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { forgetSaved } from '@/components/form/last-saved';
import { cancelNavigation } from '@/lib/platform/http/navigate';
import { notifyOtherActor } from '@/lib/platform/http/page-actor';
import { cleanPage } from './clean-page';
import './label';

vi.mock('@/lib/platform/http/client', async (real) =>
  (await import('./doubles')).replaceable('@/lib/platform/http/client', real, 'call', 'fetchFile'),
);
vi.mock('@/lib/staff/client', async (real) =>
  (await import('./doubles')).replaceable('@/lib/staff/client', real, 'callConsole'),
);
vi.mock('@/lib/account/captcha/client', async (real) =>
  (await import('./doubles')).replaceable('@/lib/account/captcha/client', real, 'solveCaptcha'),
);
vi.mock('@/lib/upload/client', async (real) =>
  (await import('./doubles')).replaceable('@/lib/upload/client', real, 'sendFile'),
);
vi.mock('next/navigation', async (real) =>
  (await import('./doubles')).replaceable(
    'next/navigation',
    real,
    ...['useRouter', 'usePathname', 'useSelectedLayoutSegments'],
  ),
);

cleanPage();
// A slow machine is not a fault of the code.
configure({
  asyncUtilTimeout: 20_000,
  // The page is printed for the final error only, not for each attempt of a wait.
  getElementError: (message, container) =>
    Object.defineProperty(Object.assign(new Error(), { name: 'TestingLibraryElementError' }), 'message', {
      configurable: true,
      get: () => [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    }),
});
afterEach(cleanup);
afterEach(forgetSaved);
afterEach(cancelNavigation);
afterEach(() => notifyOtherActor(null));
// jsdom does not implement scrolling.
Element.prototype.scrollIntoView = () => undefined;
// Nor dialogs.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
