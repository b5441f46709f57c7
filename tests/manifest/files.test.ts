import Ajv from 'ajv';
import manifestSchema from 'custom-elements-manifest/schema.json';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokensOf } from '../../src/manifest/tokens';
import { elementDoc, type PublicSpec } from '../../src/manifest/model';
import { manifestFiles, publicText } from '../../tools/manifest.mjs';
import { readRoot, ROOT } from '../laws/files';
import { webTypesSchema } from './web-types.schema';

let files: Readonly<Record<string, string>>;

beforeAll(async () => {
  files = await manifestFiles();
}, 60_000);

/** Validates a generated file against a JSON schema. @returns its violations */
function faults(schema: object, file: string) {
  const validate = new Ajv({ allErrors: true, strict: false }).compile(schema);
  validate(JSON.parse(files[file] ?? ''));
  return validate.errors ?? [];
}

describe('the generated files', () => {
  it('conform to the schema of the Custom Elements Manifest', () => {
    expect(faults(manifestSchema, 'custom-elements.json')).toEqual([]);
  });

  it('conform to the format of web-types', () => {
    expect(faults(webTypesSchema, 'web-types.json')).toEqual([]);
  });

  it('include every file that package.json names', () => {
    const { customElements, 'web-types': webTypes, exports } = JSON.parse(readRoot('package.json'));
    const data = [exports['./custom-elements.json'], exports['./tokens.json'], exports['./storage.json']];
    const named = [customElements, webTypes, ...data, ...Object.values(exports['./jsx'])];
    const known = Object.keys(files).map((file) => join('dist', file));
    expect(named.map((path) => join(String(path))).filter((path) => !known.includes(path))).toEqual([]);
  });

  it('describe everything in sentences', () => {
    const described = JSON.stringify([JSON.parse(files['custom-elements.json'] ?? '')]);
    const texts = Array.from(described.matchAll(/"description":("(?:[^"\\]|\\.)*")/g), ([, text = '']) => text);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => !/^"[\p{Lu}`].*\."$/u.test(text))).toEqual([]);
  });

  it('cite no requirement and no decision', () => {
    const cited = Object.values(files).flatMap(
      (text) => text.match(/\[(?:[A-Z]{3}-\d|docs\/decisions)[^\]]*\]/g) ?? [],
    );
    expect(cited).toEqual([]);
  });
});

describe('a comment in public documentation', () => {
  it.each([
    ['An order. [ANA-04]', 'An order.'],
    ['A question\n[ACT-03 … ACT-06, docs/decisions/0053] of an add-on.', 'A question of an add-on.'],
    ['Cancelable: the page leaves. [NAV-01, NAV-02]', 'The page leaves.'],
    ['Lists `[1, 2]` and `data[0]`.', 'Lists `[1, 2]` and `data[0]`.'],
  ])('%j is written as %j', (comment, text) => expect(publicText(comment)).toBe(text));
});

describe('docs/events.md', () => {
  it('names every detail of every event', () => {
    const { modules }: { modules: { declarations: { events?: { name: string; type: { text: string } }[] }[] }[] } =
      JSON.parse(files['custom-elements.json'] ?? '');
    const events = modules.flatMap(({ declarations }) =>
      declarations.flatMap((declaration) => declaration.events ?? []),
    );
    const rows = readRoot('docs/events.md').split('\n');
    const missing = events.flatMap(({ name, type }) => {
      const row = rows.find((line) => line.startsWith(`| \`${name}\` |`)) ?? '';
      return Array.from(type.text.matchAll(/(\w+): /g), ([, detail = '']) => detail)
        .filter((detail) => !row.includes(`\`${detail}\``))
        .map((detail) => `${name}: ${detail}`);
    });
    expect(missing).toEqual([]);
  });
});

describe('docs/styling.md', () => {
  it('lists exactly the existing tokens', () => {
    const { modules }: { modules: { declarations: { cssProperties?: { name: string }[] }[] }[] } = JSON.parse(
      files['custom-elements.json'] ?? '',
    );
    const known = modules.flatMap(({ declarations }) =>
      declarations.flatMap(({ cssProperties = [] }) => cssProperties.map(({ name }) => name)),
    );
    const rows = Array.from(readRoot('docs/styling.md').matchAll(/^\| `(--waybill-[\w-]+)` \|/gm), ([, name]) => name);
    expect(rows.toSorted()).toEqual([...new Set(known)].toSorted());
  });
});

describe('the build', () => {
  it('rejects an event that has no description', () => {
    const spec: PublicSpec = { tag: 'waybill-x', summary: '', props: {}, events: ['waybill-nothing'] };
    expect(() => elementDoc(spec, [])).toThrow('<waybill-x> names waybill-nothing');
  });

  it('rejects a token without a description, and a description without a token', () => {
    const sheet = readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8');
    expect(() => tokensOf(`${sheet} a { color: var(--waybill-glow, red); }`)).toThrow(/--waybill-glow/);
    expect(() => tokensOf('a { color: var(--waybill-accent, red); }')).toThrow(/--waybill-text/);
  });
});
