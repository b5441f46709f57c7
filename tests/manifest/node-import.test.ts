import { expect, it } from 'vitest';
import { defineWidget } from '../../src/element/define';

it('does nothing where there is no DOM, so a server may import what registers', () => {
  expect(typeof HTMLElement).toBe('undefined');
  const spec = { tag: 'waybill-x', summary: '', props: {}, view: () => null, css: [] } as const;
  const environment = { version: '1.0.0', baseCss: [], wrap: () => null, onCrash: () => undefined };
  expect(defineWidget(spec, environment)).toBeUndefined();
});
