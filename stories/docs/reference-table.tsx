import type { ReactNode } from 'react';

interface ReferenceTableProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly head: readonly string[];
  /** The rows by their keys; the first cell names the row. */
  readonly rows: readonly (readonly [key: string, ...cells: readonly ReactNode[]])[];
}

/** Renders a table of the reference under its title; nothing without rows. */
export function ReferenceTable({ title, lead, head, rows }: ReferenceTableProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
      {lead && <p>{lead}</p>}
      <div className="bench-scroll">
        <table>
          <thead>
            <tr>
              {head.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([key, first, ...cells]) => (
              <tr key={key}>
                <th scope="row">{first}</th>
                {cells.map((cell, at) => (
                  <td key={head[at + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
