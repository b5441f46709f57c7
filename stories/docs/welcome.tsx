import { elements } from 'virtual:waybill/described';
import docsCss from './docs.css?inline';
import { DocsLink } from './docs-link';
import { Prose } from './usage-notes';

/** Where a visitor of Storybook finds what they came for. */
const WAYS = [
  [
    'story/foundations-brand--edit-brand',
    'Re-brand the widgets',
    'Five tokens over real widgets, with contrast, CSS and design tokens to copy.',
  ],
  [
    'story/foundations-tokens--public-tokens',
    'Look up a token',
    'Public name, value in light and dark, what it colors and the contrast that it needs.',
  ],
  [
    'docs/widgets-pricing-table--docs',
    'Copy a tag',
    'Each page of a widget shows the code that an editor pastes; the toolbar says for which place.',
  ],
  [
    'story/primitives-states--buttons',
    'See hover, focus and pressed',
    'Each control in each state of the pointer and the keyboard, side by side.',
  ],
] as const;

/** Renders the page on which Storybook opens. */
export default function Welcome() {
  return (
    <div className="bench">
      <style href="bench" precedence="medium">
        {docsCss}
      </style>
      <h1>Waybill</h1>
      <p>
        Widgets for selling and managing subscriptions. Every state of every view stands here, on sample data, with no
        server behind it. What you see is what ships: the same code, the same sheets.
      </p>
      <ul className="bench-cards">
        {WAYS.map(([to, title, text]) => (
          <li key={to}>
            <DocsLink to={to}>{title}</DocsLink>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <h2 id="toolbar">The toolbar</h2>
      <p>
        It sets the page around a widget: language, color scheme, width, direction, brand and forced colors; and who
        looks at it: the account, the currency and the cart. “As the story says” goes back. A story that presses buttons
        does so for its own account only.
      </p>
      <h2 id="widgets">The widgets</h2>
      <dl className="bench-list">
        {elements.map(({ name, tag, summary }) => (
          <div key={tag}>
            <dt>
              <DocsLink to={`docs/widgets-${name}--docs`}>{`<${tag}>`}</DocsLink>
            </dt>
            <dd>
              <Prose text={summary} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
