import { describe, expect, it } from 'vitest';
import { DEFAULTS, readChoice, writeChoice, type Choice } from '../../../demo/studio/choice';

const FULL: Choice = {
  widget: 'plan-comparison',
  host: 'wordpress-author',
  attributes: { category: 'dynamic-routing', 'sticky-offset': '4rem & more' },
  tokens: { accent: '#7a1f5c', radius: '0px' },
  routes: { 'data-route-register': 'https://shop.example.com/signup?from=cms#top' },
  api: 'https://api.example.com/v1',
  script: '/waybill/waybill.js',
  isPinned: true,
  fallback: { text: 'Our “prices”', href: '/prices?x=1' },
  language: 'vi',
  scheme: 'dark',
  width: '360',
};

describe('the address of the studio', () => {
  it('opens the same again', () => {
    expect(readChoice(writeChoice(FULL))).toEqual(FULL);
  });

  it('says nothing of what is as at first', () => {
    expect(writeChoice(DEFAULTS)).toBe('#');
    expect(writeChoice({ ...DEFAULTS, width: '768' })).toBe('#width=768');
    expect(readChoice('')).toEqual(DEFAULTS);
  });

  it('passes over what it cannot mean', () => {
    expect(readChoice('#host=joomla&width=99&scheme=sepia&language=tlh&t.shadow=red&pinned=yes')).toEqual(DEFAULTS);
  });
});
