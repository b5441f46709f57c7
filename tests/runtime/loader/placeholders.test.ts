import { describe, expect, it, vi } from 'vitest';
import { upgrade } from '../../../src/runtime/loader/placeholders';
import { MAP } from './kit';

function placeholder(html: string): Element {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (!element) throw new Error('no element');
  upgrade(element, MAP.widgets);
  return element;
}

describe('a placeholder', () => {
  it('holds the widget, with its attributes, and what stood there as fallback', () => {
    const element = placeholder(
      '<div data-waybill="pricing-table" data-category="dynamic-routing"><p>Prices</p></div>',
    );
    expect(element.innerHTML).toBe(
      '<waybill-pricing-table category="dynamic-routing"><p>Prices</p></waybill-pricing-table>',
    );
  });

  it.each(['data-onclick="steal()"', 'data-style="position:fixed"', 'data-id="x"', 'data-layout="page"'])(
    'takes over no attribute that is not the widget’s: %s',
    (attribute) => {
      const element = placeholder(`<div data-waybill="pricing-table" ${attribute}></div>`);
      expect(element.firstElementChild?.getAttributeNames()).toEqual([]);
    },
  );

  it('is upgraded once', () => {
    const element = placeholder('<div data-waybill="cart"></div>');
    const cart = element.firstElementChild;
    upgrade(element, MAP.widgets);
    expect([...element.children]).toEqual([cart]);
  });

  it('that is renamed gets the other widget, with the same fallback', () => {
    const element = placeholder('<div data-waybill="cart"><b>Cart</b></div>');
    element.setAttribute('data-waybill', 'pricing-table');
    upgrade(element, MAP.widgets);
    expect(element.innerHTML).toBe('<waybill-pricing-table><b>Cart</b></waybill-pricing-table>');
  });

  it.each(['pricing', 'constructor', ''])('with the unknown name %j warns once and stays as it is', (name) => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const html = `<div data-waybill="${name}"><p>Prices</p></div>`;
    placeholder(html);
    expect(placeholder(html).outerHTML).toBe(html);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
