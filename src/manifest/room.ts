import type { PublicSpec } from './model';

const INTRODUCTION =
  '/* Reserves the room of each widget until it is ready, to prevent layout shifts; gives it back where none comes. */\n';

/** How long the room is kept while no script of Waybill runs. */
const PATIENCE = '4s';

/** How long the room is kept while the files of a widget are on their way. */
const PATIENCE_LOADING = '20s';

/** The name of the time after which the room is given back. */
const WAIT = '--wb-room';

const rule = (selectors: readonly string[], declarations: readonly string[]): string =>
  `${selectors.join(',\n')} {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;

/**
 * Generates the CSS that reserves a widget's room. An inline widget keeps its place in the line; its placeholder stays a block.
 * An empty inline box would sit on the baseline, where it makes the line taller than a button does.
 */
function rulesOf({ tag, inline, room = 'nothing' }: PublicSpec): string {
  if (room === 'nothing') return '';
  if (room === 'contents') return rule([`${tag}:not(:defined)`], ['display: contents']);
  const unless = (prefix: string) => (room.unless ? `:not([${prefix}${room.unless}])` : '');
  const waiting = `${tag}:is(:not(:defined, [data-served]), :state(loading))${unless('')}`;
  const placeholder = `[data-waybill='${tag.replace('waybill-', '')}']:not(:has(> ${tag}))${unless('data-')}`;
  const lengths = [...(room.width ? [`min-width: ${room.width}`] : []), `min-height: ${room.height}`];
  const kept = inline
    ? rule([waiting], ['display: inline-block', 'vertical-align: middle']) + rule([waiting, placeholder], lengths)
    : rule([waiting, placeholder], ['display: block', ...lengths]);
  if (!room.none) return kept;
  const { attribute, value, media } = room.none;
  const without = rule(
    [`${waiting}[${attribute}='${value}']`, `${placeholder}[data-${attribute}='${value}']`],
    ['min-height: 0'],
  );
  return `${kept}@media ${media} {\n${without}}\n`;
}

/**
 * Generates the CSS that gives the room back where nothing comes: at once without scripts, else after a while. A page whose loader runs
 * has longer; it is known by the files that the loader preloads. `:where` leaves an animation of the page its own. Where less motion is
 * wanted many pages end every animation at once (`* { animation-delay: -1ms !important }`); there the wait, which moves nothing, comes first.
 */
function returned(tags: readonly string[]): string {
  const list = tags.join(',');
  const waiting = `:where(${list}):where(:not(:defined)),\n:where([data-waybill]:not(:has(> :is(${list}))))`;
  const animation = `animation: waybill-room 0s var(${WAIT}, ${PATIENCE}) forwards`;
  return [
    '@keyframes waybill-room {\n  to {\n    min-width: 0;\n    min-height: 0;\n  }\n}\n',
    `${waiting} {
  ${animation};
  @media (prefers-reduced-motion: reduce) {
    :root & {
      ${animation} !important;
    }
  }
}
`,
    rule([":root:has(link[rel='modulepreload'][href*='/elements/'])"], [`${WAIT}: ${PATIENCE_LOADING}`]),
    `@media (scripting: none) {\n${rule([':root'], [`${WAIT}: 0s`])}}\n`,
  ].join('');
}

/** Generates `waybill.css`, which a host page loads. */
export function roomSheet(specs: readonly PublicSpec[]): string {
  const tags = specs.flatMap(({ tag, room }) => (typeof room === 'object' ? [tag] : []));
  return INTRODUCTION + specs.map(rulesOf).join('') + (tags.length > 0 ? returned(tags) : '');
}
