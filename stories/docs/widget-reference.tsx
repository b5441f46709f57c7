import type { ElementDoc, Named } from '../../src/manifest/model';
import { DocsLink } from './docs-link';
import { ReferenceTable } from './reference-table';
import { Prose } from './usage-notes';

const coded = (list: readonly Named[], shown: (name: string) => string) =>
  list.map(
    ({ name, summary }) => [name, <code key="name">{shown(name)}</code>, <Prose key="says" text={summary} />] as const,
  );

const detailOf = (detail: Readonly<Record<string, string>>) => (
  <ul>
    {Object.entries(detail).map(([name, type]) => (
      <li key={name}>
        <code>{`${name}: ${type}`}</code>
      </li>
    ))}
  </ul>
);

/** Renders everything that the specification of a widget says. */
export function WidgetReference({ element }: { readonly element: ElementDoc }) {
  return (
    <>
      <ReferenceTable
        title="Attributes"
        lead="A property of the element has the same meaning; one without an attribute is set by script."
        head={['Attribute', 'Property', 'Type', 'Default', 'Meaning']}
        rows={element.properties.map((one) => [
          one.name,
          one.attribute ? <code key="attribute">{one.attribute}</code> : 'by script',
          <code key="name">{one.name}</code>,
          <code key="type">{one.type}</code>,
          one.fallback === undefined ? '' : <code key="fallback">{one.fallback}</code>,
          <Prose key="says" text={one.summary} />,
        ])}
      />
      <ReferenceTable
        title="Events"
        lead="They bubble, and leave the shadow root. A cancelable one waits for your page: prevented, nothing happens."
        head={['Event', 'When', 'Cancelable', 'Detail']}
        rows={element.events.map((one) => [
          one.name,
          <code key="name">{one.name}</code>,
          <Prose key="says" text={one.summary} />,
          one.cancelable ? 'yes' : '',
          detailOf(one.detail),
        ])}
      />
      <ReferenceTable
        title="Methods"
        head={['Method', 'What it does']}
        rows={element.methods.map(({ name, parameters = {}, summary }) => [
          name,
          <code key="name">
            {`${name}(${Object.entries(parameters)
              .map(([key, type]) => `${key}: ${type}`)
              .join(', ')})`}
          </code>,
          <Prose key="says" text={summary} />,
        ])}
      />
      <ReferenceTable
        title="Slots"
        head={['Slot', 'What stands in it']}
        rows={coded(element.slots, (name) => name || 'between the tags')}
      />
      <ReferenceTable
        title="Parts"
        lead="What no token says, a part does."
        head={['Part', 'What it is']}
        rows={coded(element.parts, (name) => `::part(${name})`)}
      />
      <ReferenceTable
        title="States"
        head={['State', 'While']}
        rows={coded(element.states, (name) => `:state(${name})`)}
      />
      <ReferenceTable
        title="Tokens of its own"
        head={['Token', 'What it does']}
        rows={coded(element.cssProperties, (name) => name)}
      />
      <p>
        Colors, type and roundness:{' '}
        <DocsLink to="story/foundations-tokens--public-tokens">the tokens of all widgets</DocsLink>, and{' '}
        <DocsLink to="story/foundations-brand--edit-brand">your brand on them</DocsLink>.
      </p>
    </>
  );
}
