import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EdgeVM } from '@edge-runtime/vm';
import { rollup } from 'rollup';
import { beforeAll, describe, expect, it } from 'vitest';
import type { render, Rendered } from '../../src/render';
import { ROOT } from '../../tools/widgets.mjs';
import { SERVED_ANSWERS, SERVED_WIDGETS } from '../kit/served';

const FILE = join(ROOT, 'dist/server.js');

let edge: EdgeVM;
let inNode: typeof render;
beforeAll(async () => {
  edge = new EdgeVM();
  ({ render: inNode } = (await import(/* @vite-ignore */ pathToFileURL(FILE).href)) as { render: typeof render });
  const file = await rollup({ input: FILE });
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

  it.each(SERVED_WIDGETS)('writes <%s> with %j as Node does', async (tag, attributes, text) => {
    const there = await atTheEdge(tag, attributes);
    const here = await inNode(tag, attributes, OPTIONS);
    expect(here.html).toContain(text);
    expect({ ...there }).toEqual(here);
  });
});
