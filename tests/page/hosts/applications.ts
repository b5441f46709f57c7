import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { callsOf, settled } from '../acts';
import { mishapsOf, openPage, type PageOptions } from '../kit';

/** The applications of `demo/hosts`, by their place on the demo site. */
export const APPLICATIONS = ['react', 'react-loader', 'vue', 'svelte'] as const;

export interface Application {
  readonly page: Page;
  /** What the server had rendered. */
  readonly html: string;
  /** What was asked of the server, in order. */
  readonly calls: readonly string[];
  /** What a framework said about mistakes of hydration, of keys, of effects. */
  readonly warnings: readonly string[];
}

/** An application that has taken over its rendered page, with all widgets ready. */
export async function openApplication(path: string, options: Omit<PageOptions, 'path'> = {}): Promise<Application> {
  const warnings: string[] = [];
  let calls: readonly string[] = [];
  let html = '';
  const page = await openPage({
    ...options,
    path,
    before: async (fresh) => {
      calls = callsOf(fresh);
      fresh.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      fresh.once('response', async (response) => {
        html = await response.text();
      });
    },
  });
  await settled(page);
  return { page, html, calls, warnings };
}

/** Neither a framework, nor Waybill, nor the browser has anything to say. */
export function expectQuiet({ page, warnings }: Application): void {
  expect({ ...mishapsOf(page), warnings }).toEqual({ errors: [], failedRequests: [], cspViolations: [], warnings: [] });
}

/** How often documents were opened: once for an application that routes by itself. */
export const openings = ({ calls }: Application): number =>
  calls.filter((call) => call.startsWith('GET /hosts/')).length;

/** Rule and place of what axe finds in the widgets of a page. */
export async function faultsInWidgets(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => {
    const widgets = [...document.querySelectorAll('waybill-pricing-table, waybill-cart, waybill-mini-cart')];
    return (globalThis as unknown as { axe: typeof axe }).axe.run({ include: widgets });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
