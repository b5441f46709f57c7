import { expect, it } from 'vitest';
import { defineWidget } from '../../src/element/define';

it('registering an element does nothing without a DOM, so a server may import the entries', () => {
  expect(typeof HTMLElement).toBe('undefined');
  const spec = { tag: 'waybill-x', summary: '', props: {}, view: () => null, css: [] } as const;
  const environment = { version: '1.0.0', baseCss: [], wrap: () => null, onCrash: () => undefined };
  expect(defineWidget(spec, environment)).toBeUndefined();
});
