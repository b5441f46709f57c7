import { beforeAll, describe, expect, it } from 'vitest';
import { elementDeclarations, type DeclaredSpec } from '../../src/manifest/dts';
import { widgets } from '../kit/conformance/widgets';
import { compile } from './compile';
import probe from '../kit/conformance/probe/probe.element';

const heard: DeclaredSpec = {
  ...probe,
  props: {
    ...probe.props,
    source: { ...probe.props.source, type: 'PlanSelectDetail' } as (typeof probe.props)['source'],
  },
  events: ['waybill-plan-select', 'waybill-error'],
};

/** A script of a page that uses the types correctly. */
const SOUND = `
  const probe = document.createElement('waybill-probe');
  probe.seats = 3;
  probe.seats = undefined;
  const seats: number = probe.seats;
  probe.increment(seats);
  probe.addEventListener('waybill-plan-select', (event) => { const id: number = event.detail.planId; void id; });
  probe.addEventListener('click', (event) => void event.button);
  probe.addEventListener('something', () => undefined);
`;

/** A script with three errors: a wrong type of a property, an unknown keyword, an unknown event detail. */
const WRONG = `
  const probe = document.querySelector('waybill-probe')!;
  probe.seats = '3';
  probe.layout = 'footer';
  probe.addEventListener('waybill-error', (event) => event.detail.nothing);
`;

const specs: readonly DeclaredSpec[] = [heard, ...widgets];
const imports = specs.map(({ tag }) => `import 'waybill/${tag.replace('waybill-', '')}';`).join('\n');
const dist = Object.fromEntries(elementDeclarations(specs).map(({ name, text }) => [`elements/${name}.d.ts`, text]));

describe('the generated declarations', () => {
  let complaints: ReturnType<typeof compile>;

  beforeAll(() => {
    complaints = compile(dist, { 'sound.ts': imports + SOUND, 'wrong.ts': imports + WRONG });
  }, 60_000);

  it('describe one element each, as its spec defines it', () => {
    const [{ name, text } = { name: '', text: '' }] = elementDeclarations([heard]);
    expect(name).toBe('probe');
    expect(text).toContain(`import type { PlanSelectDetail, WaybillEventMap } from '../index.js';`);
    expect(text).toContain('export interface WaybillProbeElement extends HTMLElement {');
    expect(text).toContain('  /** How many. */\n  get seats(): number;\n  set seats(value: number | undefined);');
    expect(text).toContain(`get layout(): 'sidebar' | 'page';`);
    expect(text).toContain('get siteURL(): string | undefined;');
    expect(text).toContain('get source(): PlanSelectDetail | undefined;');
    expect(text).toContain('  /** Counts on. */\n  increment(by: number): void;');
    expect(text).toContain(`'waybill-probe': WaybillProbeElement;`);
  });

  it('type the tags, properties, methods and events in a page’s script', { timeout: 30_000 }, () => {
    expect(complaints('sound.ts')).toEqual([]);
  });

  it('reject wrong property types, unknown keywords and unknown event details', { timeout: 30_000 }, () => {
    expect(complaints('wrong.ts')).toHaveLength(3);
  });

  it.each(widgets.map(({ tag }) => tag))(
    'compile for <%s>, and name only events that exist',
    { timeout: 30_000 },
    (tag) => {
      expect(complaints(`dist/elements/${tag.replace('waybill-', '')}.d.ts`)).toEqual([]);
    },
  );
});
