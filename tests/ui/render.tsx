import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';

const roots: Root[] = [];

afterEach(async () => {
  for (const root of roots.splice(0)) await act(async () => root.unmount());
});

/** Renders a view into the page. @returns a function that renders again in the same root */
export async function render(view: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  roots.push(root);
  const show = (next: ReactNode) => act(async () => root.render(next));
  await show(view);
  const find = <E extends HTMLElement>(selector: string): E => {
    const found = place.querySelector<E>(selector);
    if (!found) throw new Error(`nothing matches ${selector} in ${place.innerHTML}`);
    return found;
  };
  return { place, show, find };
}

export const click = (element: HTMLElement): Promise<void> => act(async () => element.click());

/** Types into an input through the native value setter, because React overrides that of the instance. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

export const pressKey = (element: HTMLElement, key: string): Promise<void> =>
  act(async () => {
    element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
