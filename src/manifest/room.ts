import type { PublicSpec } from './model';

const INTRODUCTION =
  '/* Keeps the room of a widget until it has what it needs, so that nothing on the page moves. */\n';

const rule = (selectors: readonly string[], declarations: readonly string[]): string =>
  `${selectors.join(',\n')} {\n${declarations.map((declaration) => `  ${declaration};\n`).join('')}}\n`;

/**
 * A widget in a line of text takes its place there; its placeholder stays the block that it is. An empty box would stand on the
 * base line, where it makes the line higher than a button does.
 */
function rulesOf({ tag, inline, room = 'nothing' }: PublicSpec): string {
  if (room === 'nothing') return '';
  if (room === 'contents') return rule([`${tag}:not(:defined)`], ['display: contents']);
  const unless = (prefix: string) => (room.unless ? `:not([${prefix}${room.unless}])` : '');
  const waiting = `${tag}:is(:not(:defined), :state(loading))${unless('')}`;
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

/** For the host's page: everything that `waybill.css` says. */
export const roomSheet = (specs: readonly PublicSpec[]): string => INTRODUCTION + specs.map(rulesOf).join('');
