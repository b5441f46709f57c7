import { join } from 'node:path';
import { EdgeVM } from '@edge-runtime/vm';
import { rollup } from 'rollup';
import { beforeAll, describe, expect, it } from 'vitest';
import { render, type Rendered } from '../../dist/server.js';
import { ROOT } from '../../tools/widgets.mjs';
import { SERVED_ANSWERS, SERVED_WIDGETS } from '../kit/served';

let edge: EdgeVM;
beforeAll(async () => {
  edge = new EdgeVM();
  const file = await rollup({ input: join(ROOT, 'dist/server.js') });
  const { output } = await file.generate({ format: 'iife', name: 'server' });
  expect(output[0].imports).toEqual([]);
  edge.evaluate(output[0].code);
});

const OPTIONS = { assets: '/dist/', country: 'US', language: 'en', replies: SERVED_ANSWERS };

/** Renders a widget where there is neither a document nor a module of Node, only what an edge has. */
const atTheEdge = (tag: string, attributes: object): Promise<Rendered> =>
  edge.evaluate(`server.render(${JSON.stringify(tag)}, ${JSON.stringify(attributes)}, ${JSON.stringify(OPTIONS)})`);

describe('the renderer at an edge', () => {
  it('has neither a document nor Node', () => {
    expect(edge.evaluate('[typeof document, typeof window, typeof process, typeof require].join()')).toBe(
      'undefined,undefined,undefined,undefined',
    );
  });

  it.each([['waybill-pricing-table', {}, 'Plan 1001'] as const, ...SERVED_WIDGETS])(
    'writes <%s> with %j as Node does',
    async (tag, attributes, text) => {
      const there = await atTheEdge(tag, attributes);
      const here = await render(tag, attributes, OPTIONS);
      expect(here.html).toContain(text);
      expect({ ...there }).toEqual(here);
    },
  );
});
