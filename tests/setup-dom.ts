import { act } from 'react';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom has no matchMedia, so this stub matches nothing; a test that needs a match stubs its own.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const emptyPage = (): void => document.body.replaceChildren();

// Elements left in the page would disconnect when jsdom is torn down, and React would then find no window.
afterEach(async () => {
  // A test file that waits for visible results has turned act() off, so React flushes its work by itself.
  if (globalThis.IS_REACT_ACT_ENVIRONMENT) await act(async () => emptyPage());
  else emptyPage();
  localStorage.clear();
  sessionStorage.clear();
});
