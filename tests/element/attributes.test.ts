import { describe, expect, it } from 'vitest';
import { attributesOf, kebab, nameClashes } from '../../src/element/attributes';
import type { PropSpec, WidgetSpec } from '../../src/element/spec';

const text: PropSpec<string> = { kind: 'string', fallback: '', summary: '' };

const specOf = (props: WidgetSpec<Record<string, string>>['props'], methods: readonly string[] = []) => ({
  tag: 'waybill-x' as const,
  props,
  methods: Object.fromEntries(methods.map((name) => [name, { summary: '' }])),
});

describe('an attribute name', () => {
  it.each([
    ['category', 'category'],
    ['memberId', 'member-id'],
    ['siteURL', 'site-url'],
    ['URLValue', 'url-value'],
    ['apiURLBase', 'api-url-base'],
    ['step2Label', 'step2-label'],
  ])('of %s is %s', (property, attribute) => {
    expect(kebab(property)).toBe(attribute);
  });

  it('exists for every property except objects', () => {
    const spec = specOf({ memberId: text, source: { kind: 'data', fallback: '', summary: '' } });
    expect([...attributesOf(spec)]).toEqual([['member-id', 'memberId']]);
  });
});

describe('a name clash', () => {
  it.each<[string, Parameters<typeof nameClashes>[0], string]>([
    ['a property of every element', specOf({ title: text }), 'title is a member of every element'],
    ['a method of every element', specOf({}, ['focus']), 'focus is a member of every element'],
    ['the shadow container', specOf({ container: text }), 'container is a member of every element'],
    ['a global attribute', specOf({ class: text }), 'class is an attribute of every element'],
    ['a data attribute', specOf({ dataKind: text }), 'data-kind is an attribute of every element'],
    [
      'two spellings of one attribute',
      specOf({ apiUrl: text, apiURL: text }),
      'two properties share the attribute api-url',
    ],
    ['a property and a method', specOf({ pick: text }, ['pick']), 'pick is a property and a method'],
  ])('is reported: %s', (_what, spec, clash) => {
    expect(nameClashes(spec)).toEqual([`waybill-x: ${clash}`]);
  });

  it('is not reported for valid names', () => {
    expect(nameClashes(specOf({ category: text, memberId: text }, ['pick']))).toEqual([]);
  });
});
