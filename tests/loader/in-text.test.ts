import { describe, expect, it } from 'vitest';
import { upgradeText } from '../../src/loader/in-text';

/** Upgrades a page with this body, as the script tag allows it. */
function upgraded(body: string, allowed: DOMStringMap = { shortcodes: '', links: '' }): HTMLElement {
  const page = document.implementation.createHTMLDocument();
  page.body.innerHTML = body;
  upgradeText(page, allowed);
  return page.body;
}

const TABLE = '<div data-waybill="pricing-table" data-category="dynamic-routing"></div>';

describe('a shortcode', () => {
  it.each([
    ['alone in its paragraph', '<p>[waybill pricing-table category="dynamic-routing"]</p>', TABLE],
    ['with the name of the tag', '<p>[waybill-pricing-table category="dynamic-routing"]</p>', TABLE],
    ['with typographic quotes', '<p>[waybill pricing-table category=”dynamic-routing″]</p>', TABLE],
    ['with single quotes', "<p>[waybill pricing-table category='dynamic-routing']</p>", TABLE],
    ['without quotes', '<p>[waybill pricing-table category=dynamic-routing]</p>', TABLE],
    ['in capitals and with space around', '<p> [WAYBILL pricing-table Category="dynamic-routing" ] </p>', TABLE],
    ['in a cell', '<table><tbody><tr><td>[waybill faq]</td></tr></tbody></table>', '<div data-waybill="faq"></div>'],
    ['in a sentence', '<p>Ask [waybill chat-button] now</p>', '<p>Ask <div data-waybill="chat-button"></div> now</p>'],
    [
      'beside another',
      '<p>[waybill faq] [waybill video]</p>',
      '<p><div data-waybill="faq"></div> <div data-waybill="video"></div></p>',
    ],
  ])('%s becomes a placeholder', (_, body, html) => {
    expect(upgraded(body).innerHTML).toContain(html);
  });

  it.each([
    ['in code', '<pre>[waybill faq]</pre>'],
    ['in a line of code', '<p><code>[waybill faq]</code></p>'],
    ['in a field', '<textarea>[waybill faq]</textarea>'],
    ['in an editor', '<div contenteditable="">[waybill faq]</div>'],
    ['in a script', '<script>"[waybill faq]"</script>'],
    ['in a placeholder', '<div data-waybill="cart">[waybill faq]</div>'],
    ['of another plugin', '<p>[gallery ids="1"] [waybills]</p>'],
  ])('%s stays as it is', (_, body) => {
    expect(upgraded(body).innerHTML).toBe(body);
  });

  it('is upgraded when the page adds it later', async () => {
    const body = upgraded('<main></main>');
    body.insertAdjacentHTML('beforeend', '<p>[waybill faq]</p>');
    await Promise.resolve();
    expect(body.querySelector('[data-waybill="faq"]')).not.toBeNull();
  });
});

describe('a link', () => {
  const LINK =
    '<a href="https://shop.example/prices#waybill:pricing-table?category=dynamic-routing&amp;layout=page">Our prices</a>';

  it('alone in its paragraph becomes the placeholder, and stays as its fallback', () => {
    expect(upgraded(`<p>${LINK}</p>`).innerHTML).toBe(
      `<div data-waybill="pricing-table" data-category="dynamic-routing" data-layout="page"><p>${LINK}</p></div>`,
    );
  });

  it('passes on no attribute whose name could not be written', () => {
    const [placeholder] = upgraded('<p><a href="#waybill:faq?on%20x=1&amp;%3Cb=2&amp;category=a">FAQ</a></p>').children;
    expect(placeholder?.getAttributeNames()).toEqual(['data-waybill', 'data-category']);
  });

  it.each([
    ['in a sentence', `<p>See ${LINK} first</p>`],
    ['without a paragraph', `<div>${LINK}</div>`],
    ['around a picture', `<p>${LINK.replace('Our prices', '<img alt="">')}</p>`],
    ['of another kind', '<p><a href="https://shop.example/prices#faq">Our prices</a></p>'],
  ])('%s stays a link', (_, body) => {
    expect(upgraded(body).innerHTML).toBe(body);
  });
});

describe('a page whose script tag', () => {
  it.each([
    ['allows shortcodes only', { shortcodes: '' }, ['faq']],
    ['allows links only', { links: '' }, ['video']],
    ['allows neither', {}, []],
  ] as const)('%s has those upgraded', (_, allowed, names) => {
    const body = upgraded('<p>[waybill faq]</p><p><a href="#waybill:video">Tour</a></p>', allowed);
    const found = [...body.querySelectorAll('[data-waybill]')].map((one) => one.getAttribute('data-waybill'));
    expect(found).toEqual(names);
  });
});
