import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { widgets } from '../kit/conformance/widgets';
import { ROOT } from '../laws/files';

const DIST = join(ROOT, 'dist');

/** Escapes a text as the ASCII build writes it. */
const escaped = (text: string): string =>
  text.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

it('the build strips the documentation of widgets from every script', () => {
  const said = widgets.flatMap(({ summary, slots = {}, parts = {}, states = {}, props, methods = {} }) => [
    summary,
    ...[slots, parts, states].flatMap((docs) => Object.values(docs)),
    ...Object.values<{ readonly summary: string }>({ ...props, ...methods }).map((doc) => doc.summary),
  ]);
  expect(said.length).toBeGreaterThan(40);
  const scripts = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(DIST, file), 'utf8'));
  expect(said.filter((text) => scripts.some((script) => script.includes(escaped(text))))).toEqual([]);
});
