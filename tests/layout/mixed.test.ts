// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { mixedTextsBelow } from './mixed';

afterEach(() => document.body.replaceChildren());

const found = (html: string): string[] => {
  document.body.innerHTML = html;
  return mixedTextsBelow(document.body);
};

describe('a text beside others', () => {
  it.each([
    ['beside an element', '<p>From <b>5</b></p>', 1],
    ['on both sides of an element', '<p>From <b>5</b> up</p>', 2],
    ['alone in each element', '<p><span>From</span> <b>5</b></p>', 0],
    ['only with a comment', '<p>From<!-- here --></p>', 0],
    ['of a server', '<div class="prose"><p>From <b>5</b></p></div>', 0],
  ])('is found %s', (_, html, count) => {
    expect(found(html)).toHaveLength(count);
  });

  it('is found when React has made two of one sentence', () => {
    const line = document.createElement('p');
    line.append('5', ' vehicles');
    document.body.append(line);
    expect(mixedTextsBelow(document.body)).toHaveLength(2);
  });

  it('is found in a shadow root, and not among what the page has put into the widget', () => {
    const widget = document.createElement('waybill-cart');
    widget.innerHTML = '<p>Your <b>cart</b></p>';
    widget.attachShadow({ mode: 'open' }).innerHTML = '<p>From <b>5</b></p>';
    document.body.append(widget);
    expect(mixedTextsBelow(document.body)).toEqual(['a text beside others: “From ” in body waybill-cart p']);
  });
});
