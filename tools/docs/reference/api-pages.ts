import { filled, LABELS } from '../labels';
import { escaped } from '../markdown/escaped';
import { inline, render } from '../markdown/markdown';
import { relative } from '../page/address';
import type { MenuGroup, Page } from '../page/page';
import { callsOf, nameOf, sentence, type Call, type OpenApi, type Parameter, type Reply } from './openapi';
import { schemasPage, typeOf } from './schemas';
import { assembled, code, entries, type Section } from './sections';

const WORDS = LABELS.api;
export const API = 'api/index.html';

const tagPath = (tag: string): string => `api/${tag.toLowerCase().replaceAll(' ', '-')}.html`;

/** Returns who a call is known by: `{}` among the choices means that it may be nobody. */
const securityOf = ({ security }: Call): string =>
  security
    .map((choice) => Object.keys(choice).map((name) => WORDS.securities[name as keyof typeof WORDS.securities] ?? name))
    .map((names) => names.join(' + ') || WORDS.nobody)
    .join(' · ');

function parametersOf(call: Call, { components }: OpenApi, path: string): string {
  if (call.parameters.length === 0) return '';
  const list = call.parameters
    .map((one): Parameter => (one.$ref ? (components.parameters[nameOf(one.$ref)] ?? one) : one))
    .map(({ name, in: place, required, description, schema }) => ({
      term: code(name),
      notes: [
        WORDS.in[place],
        ...(schema ? [typeOf(schema, path)] : []),
        ...(required ? [`<strong>${WORDS.required}</strong>`] : []),
      ],
      description: sentence(description),
    }));
  return `<h3>${WORDS.parameters}</h3>\n${entries(list)}`;
}

const bodyOf = ({ content = {} }: Pick<Reply, 'content'>, path: string): readonly string[] =>
  Object.entries(content).map(([type, { schema }]) =>
    schema && type === 'application/json' ? typeOf(schema, path) : code(type),
  );

function repliesOf(call: Call, { components }: OpenApi, path: string): string {
  const list = Object.entries(call.responses).map(([status, one]) => {
    const reply = one.$ref ? (components.responses[nameOf(one.$ref)] ?? one) : one;
    return {
      term: code(status === 'default' ? WORDS.default : status),
      notes: bodyOf(reply, path),
      description: sentence(reply.description),
    };
  });
  return `<h3>${WORDS.replies}</h3>\n${entries(list)}`;
}

function sectionOf(call: Call, openapi: OpenApi, path: string): Section {
  const { method, route, summary, description, requestBody, operationId } = call;
  const request = requestBody ? `<h3>${WORDS.request}</h3>\n<p>${bodyOf(requestBody, path).join(' · ')}</p>` : '';
  return {
    id: operationId,
    title: summary,
    text: `${method} ${route} ${sentence(description)}`,
    html: `<p class="call"><span class="method method-${method.toLowerCase()}">${method}</span> ${code(route)}</p>
${description ? `<p>${inline(sentence(description))}</p>` : ''}
<dl class="facts"><dt>${WORDS.known}</dt><dd>${escaped(securityOf(call))}</dd></dl>
${parametersOf(call, openapi, path)}
${request}
${repliesOf(call, openapi, path)}
<p class="quiet">${filled(WORDS.timeout, { seconds: call['x-timeout-ms'] / 1000 })}</p>`,
  };
}

function tagPage(tag: string, openapi: OpenApi): Page {
  const path = tagPath(tag);
  const calls = callsOf(openapi).filter(({ tags }) => tags.includes(tag));
  const { body, headings, passages } = assembled(calls.map((call) => sectionOf(call, openapi, path)));
  const summary = `${calls.map(({ summary: text }) => text).join(', ')}.`;
  const title = `${tag}: calls`;
  return { path, tab: 'api', title, short: tag, summary, body, headings, passages };
}

const callRow = ({ method, route, summary, tags, operationId }: Call): string =>
  `<tr><td><span class="method method-${method.toLowerCase()}">${method}</span></td><td><a href="${relative(API, `${tagPath(tags[0] ?? '')}#${operationId}`)}">${code(route)}</a></td><td>${inline(summary)}</td></tr>`;

function indexPage(openapi: OpenApi): Page {
  const { html } = render(sentence(openapi.info.description), {
    file: API,
    pageOf: () => null,
    pictureOf: (file) => file,
  });
  const sections = openapi.tags.map(({ name }): Section => {
    const rows = callsOf(openapi).filter(({ tags }) => tags.includes(name));
    return {
      id: name.toLowerCase().replaceAll(' ', '-'),
      title: name,
      text: rows.map(({ route, summary }) => `${route} ${summary}`).join(' '),
      html: `<div class="table-scroll" data-scroll><table class="calls"><tbody>${rows.map(callRow).join('\n')}</tbody></table></div>`,
    };
  });
  const { body, headings, passages } = assembled(sections);
  return {
    path: API,
    tab: 'api',
    title: WORDS.title,
    short: LABELS.overview,
    summary: WORDS.summary,
    body: `${html}\n${body}`,
    headings,
    passages,
  };
}

/** Returns the menu of the contract: an overview, a page for each tag, and the schemas. */
export const apiGroups = (openapi: OpenApi): readonly MenuGroup[] => [
  { title: WORDS.title, pages: [indexPage(openapi)] },
  { title: WORDS.calls, pages: openapi.tags.map(({ name }) => tagPage(name, openapi)) },
  { title: WORDS.records, pages: [schemasPage(openapi)] },
];
