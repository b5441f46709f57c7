import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propsOf } from '../../../src/element/attributes';
import { accessibilityFaults, countersOf, layoutShift, mountAndRemove } from './measures';
import { attributeCases, samplesOf } from './samples';
import { connect, mount, onStage, openStage, place, ready, type Stage, type Subject } from './stage';

const isNone = (left?: { readonly nodes: number; readonly listeners: number }): boolean =>
  left !== undefined && left.nodes <= 0 && left.listeners <= 0;

/** Declares the conformance tests that every widget must pass in a real browser. Tests without side effects share one page. */
export function describeConformance(subject: Subject): void {
  const { spec } = subject;
  const { tag } = spec;

  describe(`<${tag}>`, () => {
    let browser: Browser;
    let shared: Stage;

    beforeAll(async () => {
      browser = await connect();
      shared = await openStage(browser);
      // The explicit background is needed because axe assumes a white page without one.
      await shared.page.addStyleTag({
        content: 'html { color-scheme: light dark; background: Canvas; color: CanvasText }',
      });
    });
    afterAll(() => browser.close());

    it(`<${tag}> keeps its view where it is moved, and lets it go where it is removed`, async () => {
      const element = await mount(shared, subject);
      const same = await element.evaluate(async (host) => {
        const view = host.shadowRoot?.querySelector('.wb-root');
        const isSame = () => Boolean(view) && host.shadowRoot?.querySelector('.wb-root') === view;
        const elsewhere = document.body.appendChild(document.createElement('div'));
        // Frameworks move a node in two steps: remove it, then append it.
        host.remove();
        elsewhere.append(host);
        await conformance.settled();
        const afterAppend = isSame();
        document.body.moveBefore(host, null);
        await conformance.settled();
        const afterMove = isSame();
        host.remove();
        elsewhere.remove();
        await conformance.settled();
        return { afterAppend, afterMove, afterRemoval: isSame() };
      });
      expect(same).toEqual({ afterAppend: true, afterMove: true, afterRemoval: false });
    });

    it(`<${tag}> has only parts that its spec names`, async () => {
      const element = await mount(shared, subject);
      const shown = await element.evaluate((host) =>
        [...(host.shadowRoot?.querySelectorAll('[part]') ?? [])].flatMap(({ part }) => [...part]),
      );
      await element.evaluate((host) => host.remove());
      expect(shown.filter((name) => !Object.hasOwn(spec.parts ?? {}, name))).toEqual([]);
    });

    it(`<${tag}> has no fault that axe knows, light and dark`, async () => {
      const element = await mount(shared, subject);
      for (const colorScheme of ['light', 'dark'] as const) {
        await shared.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        const faults = await accessibilityFaults(shared.page, element);
        expect({ colorScheme, faults }).toEqual({ colorScheme, faults: [] });
      }
      await element.evaluate((host) => host.remove());
    });

    it(`<${tag}> mounted and removed 100 times leaves no listener and no node`, async () => {
      await mountAndRemove(shared.page, tag, 2);
      let after = await countersOf(shared.page);
      const left: { readonly nodes: number; readonly listeners: number }[] = [];
      // A one-time late allocation, such as the end of a first read, shows in one round only; a leak shows in every round.
      do {
        const before = after;
        await mountAndRemove(shared.page, tag, 10);
        after = await countersOf(shared.page);
        left.push({ nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners });
      } while (left.length < 3 && !isNone(left.at(-1)));
      expect(left.some(isNone), JSON.stringify(left)).toBe(true);
    });

    it(`<${tag}> shows its children and raises waybill-error when its view throws`, () =>
      onStage(browser, {}, async (stage) => {
        const { page } = stage;
        const element = await mount(stage, subject, { fallback: 40 });
        const heard = await page.evaluateHandle(() => {
          const targets: (EventTarget | null)[] = [];
          document.addEventListener('waybill-error', ({ target }) => targets.push(target));
          return targets;
        });
        await subject.crash(element);
        await page.waitForFunction((targets) => targets.length > 0, heard);
        const seen = await element.evaluate(
          (host, targets) => ({
            isShown: host.firstElementChild?.checkVisibility(),
            isError: host.matches(':state(error)'),
            isTarget: targets.every((target) => target === host),
          }),
          heard,
        );
        expect(seen).toEqual({ isShown: true, isError: true, isTarget: true });
      }));

    it(`<${tag}> shows its children until its data is there, and nothing shifts`, async () => {
      const example = await mount(shared, subject);
      const height = await example.evaluate((host) => host.getBoundingClientRect().height);
      await example.evaluate((host) => host.remove());
      await onStage(browser, { hold: true }, async ({ page, release }) => {
        const element = await place(page, tag, { fallback: height, inRow: spec.inline });
        await page.evaluate(() =>
          document.body.append(Object.assign(document.createElement('p'), { textContent: 'after' })),
        );
        const isShown = () => element.evaluate((host) => host.firstElementChild?.checkVisibility());
        expect(await isShown()).toBe(true);
        await subject.load(page);
        await page.waitForFunction((host) => host.matches(':state(loading), :state(ready)'), element);
        // A widget without data is ready at once and may load again behind its view, so one evaluate checks all states.
        const isAnythingShown = await element.evaluate(
          (host) =>
            host.matches(':state(ready)') ||
            host.firstElementChild?.checkVisibility() ||
            host.shadowRoot?.querySelector('.wb-root > :not(slot)') !== null,
        );
        expect(isAnythingShown).toBe(true);
        release();
        await ready(page, element);
        expect(await layoutShift(page)).toBe(0);
      });
    });

    it(`<${tag}> works under a strict policy with trusted types`, () =>
      onStage(browser, { path: '/test/blank?csp=strict' }, async (stage) => {
        const element = await mount(stage, subject);
        const display = await element.evaluate((host) => getComputedStyle(host).display);
        // Without its style sheet the host would be inline.
        expect(display).not.toBe('inline');
        expect(await stage.violations()).toEqual([]);
      }));

    if (propsOf(spec).size > 0) describeProperties(subject, () => ({ browser, shared }));
  });
}

/** Declares the tests for widgets with properties. */
function describeProperties(subject: Subject, stages: () => { browser: Browser; shared: Stage }): void {
  const { spec } = subject;
  const { tag } = spec;

  it(`<${tag}> reads boolean, empty, removed and malformed attributes`, async () => {
    const { shared } = stages();
    const element = await mount(shared, subject);
    for (const { attribute, property, text, value, warnings } of attributeCases(spec)) {
      const before = shared.warnings.length;
      const read = await element.evaluate(
        (host, [name, given, prop]) => {
          if (given === null) host.removeAttribute(name);
          else [given, given].forEach((again) => host.setAttribute(name, again));
          return Reflect.get(host, prop) as unknown;
        },
        [attribute, text, property] as const,
      );
      const said = shared.warnings
        .slice(before)
        .filter((warning) => warning.includes(`<${tag}> can't read ${attribute}`)).length;
      expect({ attribute, text, read, said }).toEqual({ attribute, text, read: value, said: warnings });
    }
    await element.evaluate((host) => host.remove());
  });

  it(`<${tag}> takes properties set before the upgrade and writes none into the DOM`, () =>
    onStage(stages().browser, {}, async (stage) => {
      const samples = samplesOf(spec);
      const element = await mount(stage, subject, { properties: samples });
      const seen = await element.evaluate((host, names) => {
        const own = names.filter((name) => Object.hasOwn(host, name));
        const values = Object.fromEntries(names.map((name) => [name, Reflect.get(host, name)]));
        return { own, values, attributes: host.getAttributeNames() };
      }, Object.keys(samples));
      expect(seen).toEqual({ own: [], values: samples, attributes: [] });
    }));
}
