import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { forgetSaved } from '@/components/form/saved-since';

// A loaded machine is slow; that is no finding about the code.
configure({ asyncUtilTimeout: 20_000 });
afterEach(cleanup);
afterEach(forgetSaved);
// jsdom draws nothing that could be scrolled.
Element.prototype.scrollIntoView = () => undefined;
// Nor does it have dialogs.
HTMLDialogElement.prototype.showModal = function open() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
