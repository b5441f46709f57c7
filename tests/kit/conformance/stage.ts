import { once } from 'node:events';
import { chromium, type Browser, type JSHandle, type Page } from 'playwright';
import { inject } from 'vitest';
import { baseUrl } from '../../page/base';
import type { WidgetSpec } from '../../../src/element/spec';

/** The widget under test. */
export interface Subject {
  readonly spec: Omit<WidgetSpec, 'view'>;
  /** Loads the element's code where the page does not load it by itself. */
  load(page: Page): Promise<unknown>;
  /** Makes the view of a mounted element throw, and forces the render in which it does. */
  crash(element: Element): Promise<unknown>;
}

/** A handle of an element in the browser page. */
export type Element = JSHandle<HTMLElement>;

export interface Stage {
  readonly page: Page;
  /** Console warnings that the library wrote. */
  readonly warnings: readonly string[];
  /** Returns violations of the page's content security policy. */
  violations(): Promise<readonly string[]>;
  /** Releases the requests that `hold` keeps back, and lets all later ones pass. */
  release(): void;
  close(): Promise<void>;
}

interface StageOptions {
  readonly path?: string;
  /** Holds fetch requests back until `release` is called. */
  readonly hold?: boolean;
}

export const connect = (): Promise<Browser> => chromium.connect(inject('wsEndpoint'));

/** The global that the suite installs in every page before any other script runs. */
export interface Conformance {
  readonly violations: string[];
  /** Resolves after the next frame, when React has committed and unmounted all earlier updates. */
  settled(): Promise<void>;
}

declare global {
  var conformance: Conformance;
}

function prepare(): void {
  const violations: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    violations.push(`${violatedDirective} ${blockedURI} ${sample}`);
  });
  globalThis.conformance = {
    violations,
    settled: () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  };
}

/** Opens the blank page of the demo server, with the library, in a fresh browser context. */
export async function openStage(
  browser: Browser,
  { path = '/test/blank', hold = false }: StageOptions = {},
): Promise<Stage> {
  const page = await browser.newPage({ baseURL: baseUrl() });
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' && message.text().startsWith('waybill')) warnings.push(message.text());
  });
  const held = new AbortController();
  if (hold) {
    const released = once(held.signal, 'abort');
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'fetch') await released;
      // The page may already be closed when its request is released.
      await route.continue().catch(() => undefined);
    });
  }
  await page.addInitScript(prepare);
  await page.goto(path);
  return {
    page,
    warnings,
    violations: () => page.evaluate(() => conformance.violations),
    release: () => held.abort(),
    async close() {
      held.abort();
      await page.close();
    },
  };
}

/** Runs `work` on a fresh page and closes it. */
export async function onStage(
  browser: Browser,
  options: StageOptions,
  work: (stage: Stage) => Promise<void>,
): Promise<void> {
  const stage = await openStage(browser, options);
  try {
    await work(stage);
  } finally {
    await stage.close();
  }
}

interface Placing {
  /** Properties to assign before the element is inserted, which is also before its upgrade if it is the first of its tag. */
  readonly properties?: Readonly<Record<string, unknown>>;
  /** Height of a fallback child in CSS px; the child is shown until the widget is ready. */
  readonly fallback?: number;
  /** Places the element in a flex row, like a page's header bar; an inline element would take the height of its text line. */
  readonly inRow?: boolean;
}

/** Appends an element of the tag to the page, without waiting. */
export const place = (
  page: Page,
  tag: string,
  { properties = {}, fallback, inRow = false }: Placing = {},
): Promise<Element> =>
  page.evaluateHandle(
    ({ name, values, height, row }) => {
      const element = document.createElement(name);
      Object.assign(element, values);
      if (height !== undefined) {
        const child = document.createElement('div');
        child.style.height = `${height}px`;
        element.append(child);
      }
      const parent = row ? document.body.appendChild(document.createElement('div')) : document.body;
      if (row) parent.style.display = 'flex';
      parent.append(element);
      return element;
    },
    { name: tag, values: properties, height: fallback, row: inRow },
  );

/** Waits for the element's `ready` custom state. */
export const ready = (page: Page, element: Element): Promise<unknown> =>
  page.waitForFunction((host) => host.matches(':state(ready)'), element);

/** Appends an element and waits until it is ready. */
export async function mount(stage: Stage, subject: Subject, placing?: Placing): Promise<Element> {
  const element = await place(stage.page, subject.spec.tag, placing);
  await subject.load(stage.page);
  await ready(stage.page, element);
  return element;
}
