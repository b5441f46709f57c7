import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { elementDeclarations, type DeclaredSpec } from '../../src/manifest/dts';
import { widgets } from '../kit/conformance/widgets';
import probe from '../kit/conformance/probe/probe.element';

const heard: DeclaredSpec = {
  ...probe,
  props: { ...probe.props, source: { ...probe.props.source, type: 'CartSnapshot' } as (typeof probe.props)['source'] },
  events: ['waybill-plan-select', 'waybill-error'],
};

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  types: [],
};

/** Checks a package in memory: the declarations, the repository's public types as its index, and a page that uses them. */
function complaints(specs: readonly DeclaredSpec[], page: string): readonly string[] {
  const files = new Map(elementDeclarations(specs).map(({ name, text }) => [`/dist/elements/${name}.d.ts`, text]));
  files.set('/dist/index.d.ts', `export * from '${process.cwd()}/src/index';`);
  files.set(
    '/page.ts',
    `${specs.map(({ tag }) => `import './dist/elements/${tag.slice(8)}.js';`).join('\n')}\n${page}`,
  );
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile, readFile } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram(['/page.ts', ...files.keys()], OPTIONS, host);
  return [...files.keys()].flatMap((name) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

describe('the declarations', () => {
  it('describe one element each, by its spec', () => {
    const [{ name, text } = { name: '', text: '' }] = elementDeclarations([heard]);
    expect(name).toBe('probe');
    expect(text).toContain(`import type { CartSnapshot, WaybillEventMap } from '../index.js';`);
    expect(text).toContain('export interface WaybillProbeElement extends HTMLElement {');
    expect(text).toContain('  /** How many. */\n  get seats(): number;\n  set seats(value: number | undefined);');
    expect(text).toContain(`get layout(): 'sidebar' | 'page';`);
    expect(text).toContain('get siteURL(): string | undefined;');
    expect(text).toContain('get source(): CartSnapshot | undefined;');
    expect(text).toContain('increment(...args: readonly unknown[]): unknown;');
    expect(text).toContain(`'waybill-probe': WaybillProbeElement;`);
  });

  it('type a page’s script: tags, properties, methods and events', () => {
    const page = `
      const probe = document.createElement('waybill-probe');
      probe.seats = 3;
      probe.seats = undefined;
      const seats: number = probe.seats;
      probe.increment(seats);
      probe.addEventListener('waybill-plan-select', (event) => { const id: number = event.detail.planId; void id; });
      probe.addEventListener('click', (event) => void event.button);
      probe.addEventListener('something', () => undefined);
    `;
    expect(complaints([heard], page)).toEqual([]);
  });

  it('refuse wrong kinds, wrong keywords and wrong details', () => {
    const page = `
      const probe = document.querySelector('waybill-probe')!;
      probe.seats = '3';
      probe.layout = 'footer';
      probe.addEventListener('waybill-error', (event) => event.detail.nothing);
    `;
    expect(complaints([heard], page)).toHaveLength(3);
  });

  it('of all widgets hold together, and name only events that exist', () => {
    expect(widgets.length).toBeGreaterThan(0);
    expect(complaints(widgets, '')).toEqual([]);
  });
});
