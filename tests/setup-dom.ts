import * as React from 'react';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// React records a stack for each of the first 10,000 elements of a second, which would take a quarter of the time of these tests. Its
// count says here that there were more.
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

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
  if (globalThis.IS_REACT_ACT_ENVIRONMENT) await React.act(async () => emptyPage());
  else emptyPage();
  localStorage.clear();
  sessionStorage.clear();
});
