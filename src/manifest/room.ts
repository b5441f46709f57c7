import type { PublicSpec } from './model';

const INTRODUCTION = '/* Reserves the room of each widget until it is ready, to prevent layout shifts. */\n';

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

/** Generates `waybill.css`, which a host page loads. */
export const roomSheet = (specs: readonly PublicSpec[]): string => INTRODUCTION + specs.map(rulesOf).join('');
