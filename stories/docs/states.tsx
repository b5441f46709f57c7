import { DocsLink } from './docs-link';

/** What a list of states reads of a story. */
interface ListedStory {
  readonly id: string;
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

const noteOf = ({ parameters }: ListedStory): string => {
  const { description } = Object(parameters['docs']) as { description?: { story?: string } };
  return description?.story ?? '';
};

/** Renders a link to each state, with the sentence of its story. */
export function States({ stories }: { readonly stories: readonly ListedStory[] }) {
  return (
    <section>
      <h2 id="states">Every state</h2>
      <ul className="bench-states">
        {stories.map((story) => (
          <li key={story.id}>
            <DocsLink to={`story/${story.id}`}>{story.name}</DocsLink>
            {noteOf(story) && <span> {noteOf(story)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
