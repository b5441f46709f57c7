import type Pdf from 'pdfkit';

type Doc = InstanceType<typeof Pdf>;
type Element = ReturnType<Doc['struct']>;

/** Structure types of tagged PDF that documents use. */
export type Tag =
  | 'Sect'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'LBody'
  | 'Link'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'TOC'
  | 'TOCI';

/** `scope` says of a header cell whether it heads a row or a column. */
type Options = PDFKit.Mixins.StructureElementOptions & { readonly scope?: 'Row' | 'Column' };

/** Elements that hold other elements and no text of their own. */
const CONTAINERS: ReadonlySet<Tag | 'Document'> = new Set([
  'Document',
  'Sect',
  'L',
  'LI',
  'Table',
  'TR',
  'TOC',
] as const);

/** Keeps the structure tree of a document, by which a screen reader knows headings, tables and what is decoration. */
export function createTags(doc: Doc) {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const open: { readonly tag: Tag | 'Document'; readonly element: Element }[] = [{ tag: 'Document', element: root }];
  const top = () => open.at(-1) ?? { tag: 'Document' as const, element: root };

  /** Adds an element, to which all belongs that is drawn meanwhile. */
  const within = (tag: Tag, draw: (element: Element) => void, options: Options = {}): void => {
    const element = doc.struct(tag, options);
    top().element.add(element);
    open.push({ tag, element });
    draw(element);
    open.pop();
    element.end();
  };

  let isArtifact = false;
  /** Draws text of the open element; directly in a container it becomes a paragraph. */
  const text = (draw: () => void): void => {
    if (isArtifact) return draw();
    const { tag, element } = top();
    if (CONTAINERS.has(tag)) return within('P', () => text(draw));
    const content = doc.markStructureContent(tag);
    draw();
    doc.endMarkedContent();
    element.add(content);
  };

  return {
    within,
    /** Keeps a place in the reading order for an element that is drawn later. @returns what draws it */
    place(tag: Tag): (draw: (row: typeof within) => void) => void {
      const element = doc.struct(tag);
      top().element.add(element);
      return (draw) => {
        open.push({ tag, element });
        draw(within);
        open.pop();
        element.end();
      };
    },
    text,
    /** Draws what is not read out: rules, marks, and what stands on every sheet. */
    artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
      if (isArtifact) return draw();
      isArtifact = true;
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
      isArtifact = false;
    },
    end: (): void => root.end(),
  };
}

export type Tags = ReturnType<typeof createTags>;
