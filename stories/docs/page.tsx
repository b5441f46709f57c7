import { Canvas, Controls, Description, DocsContext, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { elements } from 'virtual:waybill/described';
import { DocsLink } from './docs-link';
import { States } from './states';
import { WidgetReference } from './widget-reference';
import { DosAndDonts, When } from './usage-notes';
import docsCss from './docs.css?inline';

/** Returns the description of the widget that a story file shows, and whether the file is the widget's own. */
function useWidget() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const tag: unknown = preparedMeta.parameters['tag'];
  const element = elements.find((one) => one.tag === tag);
  return element && { element, isOwn: preparedMeta.componentId === `widgets-${element.name}` };
}

/**
 * Renders the documentation of a story file: one live story with its code, what a person has to know to use it, and links to the other
 * stories. More live stories would each load a frame with a page of its own.
 */
export default function DocsPage() {
  const { componentStories } = useContext(DocsContext);
  const widget = useWidget();
  const stories = componentStories();
  const [first] = stories;
  return (
    <div className="bench">
      <style href="bench" precedence="medium">
        {docsCss}
      </style>
      <Title />
      <Description />
      {widget?.isOwn && <When name={widget.element.name} />}
      {widget && !widget.isOwn && (
        <p>
          A part of <code>{`<${widget.element.tag}>`}</code>:{' '}
          <DocsLink to={`docs/widgets-${widget.element.name}--docs`}>how to use it</DocsLink>.
        </p>
      )}
      {first && <Canvas of={first.moduleExport} sourceState={widget ? 'shown' : 'hidden'} />}
      {widget?.isOwn && (
        <>
          <DosAndDonts name={widget.element.name} />
          <WidgetReference element={widget.element} />
        </>
      )}
      {!widget && <Controls />}
      <States stories={stories} />
    </div>
  );
}
