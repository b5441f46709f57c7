import { createHash } from 'node:crypto';
import { renderMermaidSVG } from 'beautiful-mermaid';
import { LABELS } from '../labels';
import { codeBlock } from './code';

/** px around the drawing, and between its parts: as close as its letters allow, so that it fits into the column of a text. */
const SPACE = { padding: 8, nodeSpacing: 16, layerSpacing: 28 };

/**
 * Draws a diagram in Mermaid when the site is built, so that its page needs no script. The drawing's own style is left out, because a strict
 * policy forbids it; `theme/diagram.css` has the colors. Whoever cannot see it opens its text.
 * @throws Error for a diagram that Mermaid would not draw either
 */
export function diagram(code: string): string {
  const id = createHash('sha256').update(code).digest('hex').slice(0, 6);
  const drawing = renderMermaidSVG(code, { ...SPACE, transparent: true, font: 'Inter' })
    .replace(/<style>[\s\S]*?<\/style>\s*/, '')
    .replace(/ style="[^"]*"/, ` role="img" aria-label="${LABELS.diagram}"`)
    // Several drawings on a page must not share the ids of their arrow heads.
    .replaceAll(/(id="|url\(#)(arrowhead)/g, `$1${id}-$2`);
  return `<figure class="diagram">
<div class="diagram-scroll" data-scroll>${drawing}</div>
<details><summary>${LABELS.diagramText}</summary>
${codeBlock(code, 'mermaid')}</details>
</figure>
`;
}
