import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleProbe } from '../../kit/conformance/probe/bundle';
import probe from '../../kit/conformance/probe/probe.element';
import { connect, onStage } from '../../kit/conformance/stage';
import { describeConformance } from '../../kit/conformance/suite';

const code = await bundleProbe();

describeConformance({
  spec: probe,
  load: (page) => page.evaluate(code),
  crash: (element) =>
    element.evaluate((host) => {
      const source = {
        get text(): string {
          throw new Error('conformance: the view reads what can not be read');
        },
      };
      Object.assign(host, { source });
    }),
});

describe('style sheets in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await connect();
  });
  afterAll(() => browser.close());

  it('are one object for all elements of a page, and follow an element into another document', () =>
    onStage(browser, {}, async ({ page }) => {
      await page.evaluate(code);
      const seen = await page.evaluate(async (tag) => {
        const [a, b] = [document.createElement(tag), document.createElement(tag)];
        document.body.append(a, b);
        const isShared = a.shadowRoot?.adoptedStyleSheets.every(
          (sheet, at) => sheet === b.shadowRoot?.adoptedStyleSheets[at],
        );
        const frame = document.body.appendChild(document.createElement('iframe'));
        frame.contentDocument?.body.append(a);
        await conformance.settled();
        const { display } = frame.contentWindow?.getComputedStyle(a) ?? {};
        return {
          isShared,
          display,
          adopted: a.shadowRoot?.adoptedStyleSheets.length,
          styles: a.shadowRoot?.querySelectorAll('style').length,
        };
      }, probe.tag);
      expect(seen).toEqual({ isShared: true, display: 'block', adopted: 2, styles: 0 });
    }));
});
