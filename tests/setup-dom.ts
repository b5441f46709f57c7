import { act } from 'react';
import { afterEach } from 'vitest';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

// jsdom answers no media query; a test that asks for one answers it itself.
globalThis.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

const emptyPage = (): void => document.body.replaceChildren();

// What stays in the page is disconnected when jsdom is torn down, and React then finds no window.
afterEach(async () => {
  // A file that waits as a person does has React work by itself, to the end.
  if (globalThis.IS_REACT_ACT_ENVIRONMENT) await act(async () => emptyPage());
  else emptyPage();
  localStorage.clear();
  sessionStorage.clear();
});
