import { act, createElement, type ComponentType } from 'react';
import { defineWidget, type Environment, type WidgetElement } from '../../src/element/define';
import type { WidgetSpec } from '../../src/element/spec';

/** Crashes that the environment's `onCrash` has received. */
export const crashes: { readonly host: HTMLElement; readonly error: unknown }[] = [];

export const environment: Environment = {
  version: '1.0.0',
  baseCss: [],
  wrap: (_host, tree) => createElement('main', null, tree),
  onCrash: (host, error) => crashes.push({ host, error }),
  crashView: ({ onRetry }) => (
    <p role="alert">
      <button onClick={onRetry}>stopped</button>
    </p>
  ),
};

let count = 0;

interface Parts<P extends object> extends Partial<Omit<WidgetSpec<P>, 'props' | 'view'>> {
  readonly props: WidgetSpec<P>['props'];
  readonly view: ComponentType<P>;
}

/** Builds a spec with a unique tag. */
export function specOf<P extends object>(parts: Parts<P>): WidgetSpec<P> {
  return { tag: `waybill-test-${(count += 1)}`, summary: '', css: [], ...parts };
}

/** Defines a widget under a unique tag. @returns a function that creates one element, not yet in the page. */
export function widget<P extends object>(parts: Parts<P>): { readonly tag: string; create(): WidgetElement<P> } {
  const spec = specOf(parts);
  const Widget = defineWidget(spec, environment);
  if (!Widget) throw new Error('no DOM');
  return { tag: spec.tag, create: () => new Widget() };
}

/** Runs `work` inside act(), so that React finishes all updates. */
export const letReactFinish = (work: () => void): Promise<void> =>
  act(async () => {
    work();
    await Promise.resolve();
  });

/** Appends an element to the page and waits for its view. */
export async function mountElement<E extends HTMLElement>(element: E): Promise<E> {
  await letReactFinish(() => document.body.append(element));
  return element;
}

/** Returns what the view renders, style sheets left out. */
export const shown = (element: HTMLElement): string =>
  [...(element.shadowRoot?.children ?? [])]
    .filter((child) => child.localName !== 'style')
    .map((child) => child.innerHTML)
    .join('');
