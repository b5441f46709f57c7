import { describe, expect, it, vi } from 'vitest';
import { upgradePlaceholder } from '../../src/loader/placeholders';
import { MAP } from './kit';

/** Defines a stub element that observes one attribute. */
const define = (tag: string, attribute: string) =>
  customElements.define(
    tag,
    class extends HTMLElement {
      static readonly observedAttributes = [attribute];
    },
  );

define('waybill-pricing-table', 'category');

async function placeholder(html: string): Promise<Element> {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!element) throw new Error('no element');
  const upgraded = upgradePlaceholder(element, MAP.widgets);
  const tag = element.firstElementChild?.localName;
  if (tag && customElements.get(tag)) await upgraded;
  return element;
}

describe('a placeholder', () => {
  it('gets the widget with its attributes, and keeps its own content as the fallback', async () => {
    const element = await placeholder(
      '<div data-waybill="pricing-table" data-category="dynamic-routing"><p>Prices</p></div>',
    );
    expect(element.innerHTML).toBe(
      '<waybill-pricing-table category="dynamic-routing"><p>Prices</p></waybill-pricing-table>',
    );
  });

  it.each(['data-onclick="steal()"', 'data-style="position:fixed"', 'data-id="x"', 'data-layout="page"'])(
    'passes on only attributes that the widget observes, not %s',
    async (attribute) => {
      const element = await placeholder(`<div data-waybill="pricing-table" ${attribute}></div>`);
      expect(element.firstElementChild?.getAttributeNames()).toEqual([]);
    },
  );

  it('passes its attributes on as soon as the widget is defined, before the first render', async () => {
    const late = { ...MAP.widgets, late: { shared: [], texts: [], reads: [] } };
    document.body.innerHTML = '<div data-waybill="late" data-layout="page"></div>';
    const [element] = document.body.children;
    if (!element) throw new Error('no element');
    const upgraded = upgradePlaceholder(element, late);
    expect(element.innerHTML).toBe('<waybill-late></waybill-late>');
    define('waybill-late', 'layout');
    await upgraded;
    expect(element.innerHTML).toBe('<waybill-late layout="page"></waybill-late>');
  });

  it.each(['waybill-pricing-table', 'Pricing-Table', 'WAYBILL-PRICING-TABLE'])(
    'may name its widget %s',
    async (name) => {
      const element = await placeholder(`<div data-waybill="${name}"></div>`);
      expect(element.innerHTML).toBe('<waybill-pricing-table></waybill-pricing-table>');
    },
  );

  it('names the slots of what it holds', async () => {
    const element = await placeholder('<div data-waybill="cart"><p data-slot="share">Mail</p><p>Cart</p></div>');
    expect(element.querySelector('waybill-cart')?.innerHTML).toBe(
      '<p data-slot="share" slot="share">Mail</p><p>Cart</p>',
    );
  });

  it('is upgraded only once', async () => {
    const element = await placeholder('<div data-waybill="cart"></div>');
    const cart = element.firstElementChild;
    void upgradePlaceholder(element, MAP.widgets);
    expect([...element.children]).toEqual([cart]);
  });

  it('gets another widget with the same fallback when its name changes', async () => {
    const element = await placeholder('<div data-waybill="cart"><b>Cart</b></div>');
    element.setAttribute('data-waybill', 'pricing-table');
    void upgradePlaceholder(element, MAP.widgets);
    expect(element.innerHTML).toBe('<waybill-pricing-table><b>Cart</b></waybill-pricing-table>');
  });

  it.each(['pricing', 'constructor', ''])('stays as it is and warns once if its name %j is unknown', async (name) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const html = `<div data-waybill="${name}"><p>Prices</p></div>`;
    await placeholder(html);
    expect((await placeholder(html)).outerHTML).toBe(html);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
