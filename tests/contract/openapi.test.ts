import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../src/api/endpoints';
import { readCart } from '../../src/contract/cart';
import { readAdded, toAddBody, toRemoveBody, toRemoveCategoryBody } from '../../src/contract/cart-writes';
import { readCatalogue } from '../../src/contract/catalogue';
import { text } from '../../src/contract/fields';
import { readInvoices } from '../../src/contract/invoice';
import { readLocalization } from '../../src/contract/localization';
import { readIndustries, readPlatforms, readSuggestions } from '../../src/contract/marketplace';
import { readSession } from '../../src/contract/session';
import { readToken } from '../../src/contract/token';
import { CALLS, isDescribed } from '../../tools/contract/openapi/calls';
import { component } from '../../tools/contract/openapi/describe';
import { COMPONENTS, openapi } from '../../tools/contract/openapi/document';
import { shapeOf } from '../../tools/contract/shape';

const written = JSON.stringify(openapi('0.0.0'), null, 1);
const document = JSON.parse(written);
const names = Object.keys(ENDPOINTS) as EndpointName[];
const operation = (name: EndpointName) => document.paths[ENDPOINTS[name].path][ENDPOINTS[name].method.toLowerCase()];
const example = (name: string) => COMPONENTS.find((one) => one.name === name)?.schema.example;

describe('openapi.json', () => {
  it('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('equals its accepted snapshot', async () => {
    await expect(written).toMatchFileSnapshot(join(import.meta.dirname, 'openapi.snapshot'));
  });

  it('describes every endpoint once, with its name as operationId', () => {
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap(
      Object.values<{ operationId: string }>,
    );
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
  });

  it('cites every API requirement, and no requirement that does not exist', () => {
    const all = Array.from({ length: 58 }, (_, at) => `API-${String(at + 1).padStart(2, '0')}`);
    expect(all.filter((id) => !written.includes(id))).toEqual([]);
    const known = readFileSync(join(import.meta.dirname, '../requirements.md'), 'utf8');
    const named = new Set(written.match(/\b[A-Z]{3}-\d{2}\b/g));
    expect([...named].filter((id) => !known.includes(`- ${id} `))).toEqual([]);
  });

  it('describes exactly the replies that the page reads', () => {
    expect(names.filter((name) => operation(name)['x-described'] !== isDescribed(name))).toEqual([]);
  });

  it.each(names)('says how %s authenticates, and that a write has an idempotency key [API-01, API-02]', (name) => {
    const { auth, write } = ENDPOINTS[name];
    const scheme = { bearer: 'token', credentials: 'session', none: undefined }[auth];
    expect(Object.keys(operation(name).security[0] ?? {})[0]).toBe(scheme);
    expect(JSON.stringify(operation(name).parameters).includes('IdempotencyKey')).toBe(write);
    expect(CALLS[name].summary).not.toBe('');
  });
});

describe('the examples of openapi.json', () => {
  it.each(COMPONENTS.map(({ name }) => name))('include a valid one for %s', (name) => {
    expect(shapeOf(name, example(name))).toEqual([]);
  });

  it('are read by the page with nothing dropped', () => {
    for (const name of ['BundlesReply', 'ModulesReply', 'ProductsReply'])
      expect(readCatalogue(example(name)), name).toMatchObject({ dropped: 0, currency: 'USD' });
    expect(readCart(example('CartReply'))?.cart).toMatchObject({ plan: { id: 8, price: 29_900 }, lines: { 106: {} } });
    expect(readCart(example('CartReply'))?.totals).toEqual({
      totalPrice: 26_800,
      totalBundleNonDiscountedPrice: 29_900,
      totalDiscountedPrice: 24_900,
      totalAdditionalModulesPrice: 1900,
    });
    expect(readAdded(example('AddReply'))?.product).toMatchObject({ module: { id: 106, dependencies: [101, 102] } });
    expect(readSession(example('SessionReply'))).toMatchObject({ memberId: 1002, subscription: { planId: 8 } });
    expect(readToken(example('TokenReply'))).toMatch(/^4f0c/);
    expect(readPlatforms(example('PlatformsReply'))).toMatchObject([{ id: 6, icon: 'telematics', total: 7 }]);
    expect(readIndustries(example('IndustriesReply'))).toMatchObject([{ id: 1, icon: 'pencil' }]);
    expect(readSuggestions(example('SuggestionsReply'))).toEqual(['module/106']);
    expect(readLocalization(example('LocalizationReply'))).toMatchObject({ minutes: 60 });
  });
});

describe('x-need, which says how much the page needs a field,', () => {
  const all = COMPONENTS.filter(({ schema }) => schema['x-degrades']).map(({ name, schema }) => ({
    name,
    fields: schema.properties as Record<string, Record<string, unknown>>,
    required: schema.required as readonly string[],
    degrades: schema['x-degrades'] as readonly string[],
  }));

  it('is one of its three levels for every field of every reply', () => {
    const odd = all.flatMap(({ name, fields, required, degrades }) =>
      Object.entries(fields)
        .filter(([field, { 'x-need': need }]) => {
          const level = required.includes(field) ? 'required' : degrades.includes(field) ? 'degrades' : 'decoration';
          return need !== level;
        })
        .map(([field]) => `${name}.${field}`),
    );
    expect(odd).toEqual([]);
    expect(all.flatMap(({ degrades }) => degrades).length).toBeGreaterThan(40);
  });

  it('comes with what the page does without an optional field', () => {
    const silent = all.flatMap(({ name, fields, degrades }) =>
      degrades
        .filter((field) => !fields[field]?.['x-without'] && !fields[field]?.['x-page'])
        .map((field) => `${name}.${field}`),
    );
    expect(silent).toEqual([]);
  });

  it.each<[string, (body: unknown) => unknown]>([
    ['SessionReply', readSession],
    ['TokenReply', readToken],
    ['BundlesReply', readCatalogue],
    ['CartReply', (body) => readCart(body)],
    ['InvoicesReply', readInvoices],
    ['PlatformsReply', readPlatforms],
  ])(
    'is true of %s: the page rejects a reply without a required field, and reads one without any other',
    (name, read) => {
      const found = all.find((one) => one.name === name);
      if (!found) throw new Error(`openapi.json has no ${name}`);
      const { fields, required } = found;
      const whole = example(name) as Record<string, unknown>;
      const without = (field: string) => Object.fromEntries(Object.entries(whole).filter(([key]) => key !== field));
      expect(read(whole)).not.toBeNull();
      expect(required.filter((field) => read(without(field)) !== null)).toEqual([]);
      const others = Object.keys(fields).filter((field) => !required.includes(field));
      expect(others.filter((field) => read(without(field)) === null)).toEqual([]);
    },
  );
});

describe('the body that the page sends', () => {
  it.each([
    ['AddRequest', toAddBody({ id: 8, kind: 'plan', pricing: true })],
    ['AddRequest', toAddBody({ id: 106, kind: 'module', pricing: false, entries: [{ id: 106, quantity: 2 }] })],
    ['RemoveRequest', toRemoveBody(8)],
    ['RemoveCategoryRequest', toRemoveCategoryBody(6)],
  ])('is a valid %s', (name, body) => {
    expect(shapeOf(name, body)).toEqual([]);
  });
});

describe('a schema of the contract', () => {
  const words = { description: 'A thing.', expected: [], example: {} };

  it('is refused if a field has no description', () => {
    const schema = z.object({ name: text, odd: z.transform((value) => value) });
    expect(() => component('Thing', schema, words)).toThrow('Thing: no description of odd');
    expect(() => component('Thing', schema, { ...words, fields: { odd: 'Odd.' } })).toThrow('odd');
  });

  it('is refused if it expects a field that does not exist', () => {
    expect(() => component('Thing', z.object({ name: text }), { ...words, expected: ['title'] })).toThrow('title');
  });

  it('includes the descriptions of its shared fields', () => {
    const { schema } = component('Thing', z.object({ name: text }), { ...words, fields: { name: 'Its name.' } });
    expect(schema).toMatchObject({ properties: { name: { type: 'string', description: 'Its name.' } } });
  });
});
