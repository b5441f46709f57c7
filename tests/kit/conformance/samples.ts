import { attributesOf, propsOf } from '../../../src/element/attributes';
import type { PropSpec, WidgetSpec } from '../../../src/element/spec';

type Described = Pick<WidgetSpec, 'tag' | 'props'>;

/** A text for an attribute and the property value that the element must read from it. */
export interface AttributeCase {
  readonly attribute: string;
  readonly property: string;
  /** The attribute's text; null removes the attribute. */
  readonly text: string | null;
  readonly value: unknown;
  /** How many warnings are expected when the same text is set twice. */
  readonly warnings: 0 | 1;
}

/** Returns a valid value that differs from the fallback. */
export function sampleOf(prop: PropSpec<unknown>): unknown {
  switch (prop.kind) {
    case 'string':
      return 'sample';
    case 'boolean':
      return true;
    case 'number':
      return (prop.min ?? 0) + 1;
    case 'length':
      return '12px';
    case 'enum':
      return prop.values.find((value) => value !== prop.fallback);
    case 'list':
      return prop.values.slice(-1);
    case 'data':
      return { text: 'an object' };
  }
}

/** Returns a valid value for each property of a spec. */
export const samplesOf = (spec: Described): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...propsOf(spec)].map(([name, prop]) => [name, sampleOf(prop)]));

function textsOf(prop: PropSpec<unknown>): readonly (readonly [text: string | null, value: unknown, warnings?: 1])[] {
  const sample = sampleOf(prop);
  const removed = [null, prop.fallback] as const;
  switch (prop.kind) {
    case 'string':
      return [['sample', 'sample'], ['', ''], removed];
    case 'boolean':
      return [['', true], ['false', false], ['anything', true], removed];
    case 'number':
      return [
        [`${String(sample)}`, sample],
        ['', prop.fallback],
        ['many', prop.fallback, 1],
        ['12px', prop.fallback, 1],
        removed,
      ];
    case 'length':
      return [
        ['12', sample],
        ['12px', sample],
        ['', prop.fallback],
        ['-12px', prop.fallback, 1],
        ['12 pixels', prop.fallback, 1],
        removed,
      ];
    case 'enum':
      return [
        ...prop.values.map((value) => [value, value] as const),
        ['', prop.fallback],
        ['no-such-word', prop.fallback, 1],
        removed,
      ];
    case 'list':
      return [
        [prop.values.join(' '), prop.values],
        [prop.values.toReversed().join(',').toUpperCase(), prop.values],
        ['', prop.fallback],
        ['no-such-word', prop.fallback, 1],
        [`${String(sample)} another-word`, sample, 1],
        removed,
      ];
    case 'data':
      return [];
  }
}

/** Returns test cases for every attribute of a spec: valid, empty, malformed and removed. */
export function attributeCases(spec: Described): readonly AttributeCase[] {
  const props = propsOf(spec);
  return [...attributesOf(spec)].flatMap(([attribute, property]) => {
    const prop = props.get(property);
    const texts = prop ? textsOf(prop) : [];
    return texts.map(([text, value, warnings]): AttributeCase => ({
      attribute,
      property,
      text,
      value,
      warnings: warnings ?? 0,
    }));
  });
}
