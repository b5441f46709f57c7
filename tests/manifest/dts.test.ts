import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { elementDeclarations, type DeclaredSpec } from '../../src/manifest/dts';
import { widgets } from '../kit/conformance/widgets';
import probe from '../kit/conformance/probe/probe.element';

const heard: DeclaredSpec = {
  ...probe,
  props: {
    ...probe.props,
    source: { ...probe.props.source, type: 'PlanSelectDetail' } as (typeof probe.props)['source'],
  },
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

/** The page's script with nothing to complain about. */
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

/** A wrong kind, a wrong keyword, a wrong detail. */
const WRONG = `
  const probe = document.querySelector('waybill-probe')!;
  probe.seats = '3';
  probe.layout = 'footer';
  probe.addEventListener('waybill-error', (event) => event.detail.nothing);
`;

/** A package in memory, with the repository's events as its index. */
function compile(specs: readonly DeclaredSpec[], pages: Readonly<Record<string, string>>) {
  const imports = specs.map(({ tag }) => `import './dist/elements/${tag.replace('waybill-', '')}.js';`).join('\n');
  const files = new Map([
    ['/dist/index.d.ts', `export * from '${process.cwd()}/src/bus/events';`],
    ...elementDeclarations(specs).map(({ name, text }) => [`/dist/elements/${name}.d.ts`, text] as const),
    ...Object.entries(pages).map(([name, text]) => [`/${name}.ts`, `${imports}\n${text}`] as const),
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, getSourceFile, readFile } = host;
  // Without it TypeScript looks a file up without asking for its folder first.
  delete host.directoryExists;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, target) => {
    const text = files.get(name);
    return text === undefined ? getSourceFile(name, target) : ts.createSourceFile(name, text, target);
  };
  const program = ts.createProgram([...files.keys()], OPTIONS, host);
  return (name: string): readonly string[] =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(name))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('the declarations', () => {
  let complaints: (name: string) => readonly string[];

  beforeAll(() => {
    complaints = compile([heard, ...widgets], { sound: SOUND, wrong: WRONG });
  }, 60_000);

  it('describe one element each, by its spec', () => {
    const [{ name, text } = { name: '', text: '' }] = elementDeclarations([heard]);
    expect(name).toBe('probe');
    expect(text).toContain(`import type { PlanSelectDetail, WaybillEventMap } from '../index.js';`);
    expect(text).toContain('export interface WaybillProbeElement extends HTMLElement {');
    expect(text).toContain('  /** How many. */\n  get seats(): number;\n  set seats(value: number | undefined);');
    expect(text).toContain(`get layout(): 'sidebar' | 'page';`);
    expect(text).toContain('get siteURL(): string | undefined;');
    expect(text).toContain('get source(): PlanSelectDetail | undefined;');
    expect(text).toContain('increment(...args: readonly unknown[]): unknown;');
    expect(text).toContain(`'waybill-probe': WaybillProbeElement;`);
  });

  it('type a page’s script: tags, properties, methods and events', { timeout: 30_000 }, () => {
    expect(complaints('/sound.ts')).toEqual([]);
  });

  it('refuse wrong kinds, wrong keywords and wrong details', { timeout: 30_000 }, () => {
    expect(complaints('/wrong.ts')).toHaveLength(3);
  });

  it.each(widgets.map(({ tag }) => tag))(
    'of <%s> hold, and name only events that exist',
    { timeout: 30_000 },
    (tag) => {
      expect(complaints(`/dist/elements/${tag.replace('waybill-', '')}.d.ts`)).toEqual([]);
    },
  );
});
