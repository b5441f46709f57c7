import { beforeAll, describe, expect, it } from 'vitest';
import { manifestFiles } from '../../tools/manifest.mjs';
import { compile } from './compile';

const VUE = `
import type {} from 'waybill/vue';
import type { GlobalComponents } from 'vue';
type Cart = InstanceType<GlobalComponents['waybill-cart']>;
type Props = Cart['$props'];
declare const emit: Cart['$emit'];
`;
const SVELTE = `
import type {} from 'waybill/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
type Props = SvelteHTMLElements['waybill-cart'];
`;

const SOUND = {
  'vue.ts': `${VUE}
export const props: Props = { layout: 'page', id: 'cart', class: 'wide', style: { inlineSize: '20rem' } };
export const config: InstanceType<GlobalComponents['waybill-config']>['$props'] = { memberId: 7, 'member-id': '7', theme: 'dark' };
export const send = (event: WaybillEventMap['waybill-navigate']): void => emit('waybill-navigate', event);`,
  'svelte.ts': `${SVELTE}
export const props: Props = {
  layout: 'page',
  id: 'cart',
  class: 'wide',
  'onwaybill-cart-change': (event) => event.detail.count + event.currentTarget.layout.length,
};`,
  'global.ts': "export const count = (event: WaybillEventMap['waybill-cart-change']): number => event.detail.count;",
};

const MISTAKES = {
  'vue-mistakes.ts': `${VUE}
export const one: Props = { layout: 'footer' };
export const two: Props = { colour: 'red' };
emit('waybill-plan-gone', new Event('x'));`,
  'svelte-mistakes.ts': `${SVELTE}
export const one: Props = { layout: 'footer' };
export const two: Props = { colour: 'red' };
export const three: Props = { 'onwaybill-cart-change': (event) => event.detail.nothing };`,
};

let check: ReturnType<typeof compile>;
beforeAll(async () => {
  check = compile(await manifestFiles(), { ...SOUND, ...MISTAKES });
}, 60_000);

describe('the types for templates', () => {
  it.each(Object.keys(SOUND))('take what is right: %s', (page) => {
    expect(check(page)).toEqual([]);
  });

  it.each(Object.keys(MISTAKES))('find each of three mistakes: %s', (page) => {
    expect(check(page)).toHaveLength(3);
  });

  it.each(['dist/vue.d.ts', 'dist/svelte.d.ts'])('are sound themselves: %s', (file) => {
    expect(check(file)).toEqual([]);
  });
});
