import { describe, expect, it } from 'vitest';
import { callsOf, cardOf, eventually, settled } from '../acts';
import { expectClean, openPage } from '../kit';
import { axeFaults } from './faults';
import { TAGS } from '../../kit/conformance/widgets';
import { differences, type Pictures } from '../../kit/pictures';
import { expectReadOnce, openHostPage, visit, type Shop } from './shop';

let plain: Promise<Pictures> | undefined;

/** Plays a visit on the page and expects the screenshots of the plain page. */
async function expectAsPlain(name: string, { page, calls }: Shop): Promise<void> {
  plain ??= openHostPage('/hosts/plain').then((shop) => visit(shop.page));
  expect(differences(name, await visit(page), await plain)).toEqual({});
  expect(await axeFaults(page)).toEqual([]);
  expectReadOnce(calls);
  expectClean(page);
}

describe('inside foreign markup', () => {
  it('such as a form and a disabled fieldset, widgets work and add nothing to the form', async () => {
    const shop = await openHostPage('/hosts/form');
    const { page } = shop;
    await page.evaluate(() => {
      Reflect.set(window, 'sent', 0);
      document.addEventListener('submit', () => Reflect.set(window, 'sent', Number(Reflect.get(window, 'sent')) + 1));
    });
    await expectAsPlain('form', shop);
    await page.getByRole('radio', { name: 'Annual' }).focus();
    await page.keyboard.press('Enter');
    await cardOf(page, 'Route Optimization').getByRole('combobox').selectOption({ label: 'Trucks' });
    // Playwright takes a button in a disabled fieldset for disabled across shadow roots; the browser does not.
    const button = cardOf(page, 'Route Planner').getByRole('button').first();
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('fieldset')?.setAttribute('disabled', ''));
    const box = await button.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
    await page.getByRole('dialog', { name: /^Replace/ }).waitFor();
    const form = await page.evaluate(() => {
      const [own] = document.forms;
      if (!own) throw new Error('no form');
      return {
        sent: Reflect.get(window, 'sent'),
        elements: [...own.elements].map(({ localName }) => localName),
        data: [...new FormData(own)],
        path: location.pathname,
      };
    });
    expect(form).toEqual({
      sent: 0,
      elements: ['input', 'fieldset', 'button'],
      data: [['name', 'Ada']],
      path: '/hosts/form',
    });
  });

  it('above their script, tags and placeholders work', async () => {
    const shop = await openHostPage('/hosts/script-last');
    await expectAsPlain('script-last', shop);
  });

  it('in a sandbox without origin, storage or cookies, widgets work', async () => {
    const shop = await openHostPage('/hosts/plain?csp=sandbox');
    const { page } = shop;
    const has = await page.evaluate(() => {
      try {
        return Boolean(localStorage);
      } catch {
        return self.origin;
      }
    });
    expect(has).toBe('null');
    await expectAsPlain('sandbox', shop);
  });

  it('in a sandboxed frame of a page, widgets work', async () => {
    const page = await openPage({ path: '/hosts/sandbox' });
    const frame = page.frameLocator('iframe');
    await frame.getByRole('article', { name: 'Route Planner' }).waitFor();
    expectClean(page);
  });
});

describe('a tag works however it comes into the page:', () => {
  it('written, cloned, from a template, from a parser, by another document, or as placeholders late, nested and twice', async () => {
    let calls: readonly string[] = [];
    const page = await openPage({
      path: '/test/blank',
      before: async (fresh) => {
        calls = callsOf(fresh);
      },
    });
    await page.evaluate((tags) => {
      const markup = tags.map((tag) => `<${tag}><p>until then</p></${tag}>`).join('');
      const { body } = document;
      body.insertAdjacentHTML('beforeend', `<section>${markup}</section>`);
      const first = body.lastElementChild;
      if (first) body.append(first.cloneNode(true));
      const template = Object.assign(document.createElement('template'), { innerHTML: markup });
      body.append(template.content.cloneNode(true));
      body.append(document.importNode(template.content, true));
      const parsed = new DOMParser().parseFromString(markup, 'text/html');
      body.append(...[...parsed.body.children].map((child) => document.adoptNode(child)));
      const names = tags.map((tag) => tag.replace('waybill-', ''));
      const holders = names.map((name) => `<div data-waybill="${name}"><p>until then</p></div>`).join('');
      body.insertAdjacentHTML('beforeend', `<section>${holders}</section><section>${holders}</section>`);
      const around = document.createElement('div');
      around.innerHTML = `<div><div data-waybill="config">${holders}</div></div>`;
      body.append(around);
      for (const holder of document.querySelectorAll('[data-waybill]')) {
        holder.setAttribute('data-waybill', holder.getAttribute('data-waybill') ?? '');
      }
    }, TAGS);
    await eventually(() =>
      page.evaluate(
        (tags) => tags.flatMap((tag) => [...document.querySelectorAll(`${tag}:not(:state(ready))`)].map(() => tag)),
        TAGS,
      ),
    ).toEqual([]);
    await settled(page);
    const counts = await page.evaluate((tags) => tags.map((tag) => document.querySelectorAll(tag).length), TAGS);
    expect(counts).toEqual(TAGS.map((tag) => (tag === 'waybill-config' ? 9 : 8)));
    expectReadOnce(calls);
    expectClean(page);
  });
});
