import { LABELS } from '../labels';
import { codeBlock } from '../markdown/code';
import { inline } from '../markdown/markdown';
import { relative } from '../page/address';
import type { Page } from '../page/page';
import type { PageEvent, Reference } from './model';
import { assembled, code, type Section } from './sections';
import { EVENTS, widgetPath } from './widget-page';

const WORDS = LABELS.events;

/** Returns the type of a detail with one part in each line. */
const lines = (detail: string): string =>
  detail.replace(/^\{ (.*) \}$/, (_, parts: string) => `{\n  ${parts.replaceAll('; ', ';\n  ')};\n}`);

function sectionOf({ name, when, isCancelable, detail, raisedBy }: PageEvent): Section {
  const tags = raisedBy.map((tag) => `<a href="${relative(EVENTS, widgetPath(tag))}">${code(tag)}</a>`);
  const preventable = isCancelable ? `<p><span class="badge badge-beta">${WORDS.cancelable}</span></p>` : '';
  return {
    id: name,
    title: `\`${name}\``,
    text: `${when} ${detail}`,
    html: `<p>${inline(when)}</p>
${preventable}
${codeBlock(lines(detail), 'ts', WORDS.detail)}
<dl class="facts">
<dt>${WORDS.raisedBy}</dt><dd>${tags.join(', ') || code(WORDS.document)}</dd>
</dl>`,
  };
}

/** Returns the page of all events. @param guide the guide that says how to listen */
export function eventsPage({ events }: Reference, guide: string | undefined): Page {
  const { body, headings, passages } = assembled(events.map(sectionOf));
  const how = guide ? `<p><a href="${relative(EVENTS, guide)}">How to listen, and what can be prevented</a></p>` : '';
  return {
    path: EVENTS,
    tab: 'widgets',
    title: WORDS.title,
    summary: WORDS.summary,
    body: `<p>${WORDS.summary}</p>\n${how}\n${body}`,
    headings,
    passages,
  };
}
