import { Fragment } from 'react';
import { USAGE } from '../usage/usage';

const MARKED = /`([^`]+)`/;

/** Renders a sentence whose code stands between backticks. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(MARKED).map((piece, at) =>
    // The pieces of one sentence never change their places.
    at % 2 === 1 ? <code key={`${at}${piece}`}>{piece}</code> : <Fragment key={`${at}${piece}`}>{piece}</Fragment>,
  );
}

interface NotesProps {
  /** The widget's name without the prefix. */
  readonly name: string;
}

export function When({ name }: NotesProps) {
  const usage = USAGE[name];
  return (
    usage && (
      <section>
        <h2 id="when">When to use it</h2>
        <p>
          <Prose text={usage.when} />
        </p>
      </section>
    )
  );
}

const List = ({ title, items }: { readonly title: string; readonly items: readonly string[] }) => (
  <div className={`bench-notes bench-notes-${title === 'Do' ? 'do' : 'dont'}`}>
    <h3>{title}</h3>
    <ul>
      {items.map((text) => (
        <li key={text}>
          <Prose text={text} />
        </li>
      ))}
    </ul>
  </div>
);

export function DosAndDonts({ name }: NotesProps) {
  const usage = USAGE[name];
  return (
    usage && (
      <section>
        <h2 id="dos">Do and don’t</h2>
        <div className="bench-pair">
          <List title="Do" items={usage.dos} />
          <List title="Don’t" items={usage.donts} />
        </div>
      </section>
    )
  );
}
