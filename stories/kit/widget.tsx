import { createElement, type ReactNode } from 'react';
import { defineElement } from '../../src/app/define';
import type { PropSpec, WidgetSpec } from '../../src/element/spec';
import dialogs from '../../widgets/dialogs/dialogs.element';
import { freshPage, storySettled } from './page';
import { codeOf, type CodeHost } from './show-code';

interface ArgType {
  readonly name: string;
  readonly description: string;
  readonly control: object | false;
  readonly options?: readonly unknown[];
  readonly table: object;
}

function controlOf(prop: PropSpec<unknown>): Pick<ArgType, 'control' | 'options'> {
  switch (prop.kind) {
    case 'string':
    case 'length':
      return { control: { type: 'text' } };
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'number':
      return { control: { type: 'number', min: prop.min, max: prop.max } };
    case 'enum':
      return { control: { type: 'select' }, options: [undefined, ...prop.values] };
    case 'list':
      return { control: { type: 'check' }, options: prop.values };
    case 'data':
      return { control: { type: 'object' } };
  }
}

const typeOf = (prop: PropSpec<unknown>): string => {
  if (prop.kind === 'enum' || prop.kind === 'list') return prop.values.join(prop.kind === 'enum' ? ' | ' : ', ');
  return prop.kind === 'data' ? (prop.type ?? 'unknown') : prop.kind;
};

/** Derives the controls and the property table of a widget from its spec. */
export function argTypesOf<P extends object>(spec: WidgetSpec<P>): Record<string, ArgType> {
  const rows = Object.entries<PropSpec<unknown>>(spec.props).map(([name, prop]): [string, ArgType] => [
    name,
    {
      name,
      description: prop.summary,
      ...controlOf(prop),
      table: {
        type: { summary: typeOf(prop) },
        defaultValue: prop.fallback === undefined ? undefined : { summary: String(prop.fallback) },
      },
    },
  ]);
  return Object.fromEntries(rows);
}

/** What Storybook hands to the transformation of a story's code. */
interface CodeContext {
  readonly args: object;
  readonly globals: { readonly code?: CodeHost };
}

interface WidgetProps {
  readonly spec: Pick<WidgetSpec, 'tag'>;
  /** The element's properties. */
  readonly args: object;
  /** The fallback content between the tags. */
  readonly children?: ReactNode;
}

/** Renders a widget's element, with the outlet of its dialogs beside it. */
export function Widget({ spec, args, children }: WidgetProps) {
  return (
    <>
      {createElement(spec.tag, args, children)}
      {spec.tag !== dialogs.tag && createElement(dialogs.tag)}
    </>
  );
}

/** Returns the shared meta data of widget stories: `{ title: 'Widgets/Cart', ...widgetMeta(spec) }`. */
export function widgetMeta<P extends object>(spec: WidgetSpec<P>, height = 640) {
  defineElement(dialogs);
  defineElement(spec);
  return {
    argTypes: argTypesOf(spec),
    beforeEach: freshPage,
    afterEach: storySettled,
    render: (args: P) => <Widget spec={spec} args={args} />,
    parameters: {
      // Whose usage the page of the documentation explains.
      tag: spec.tag,
      docs: {
        description: { component: spec.summary },
        // What an editor pastes, not what React draws here.
        source: {
          type: 'code',
          language: 'html',
          transform: (_code: string, { args, globals }: CodeContext) => codeOf(spec, args, globals.code),
        },
        // A page has one runtime, so each story of a documentation page gets a frame of its own.
        story: { inline: false, height: `${height}px` },
      },
    },
  };
}
