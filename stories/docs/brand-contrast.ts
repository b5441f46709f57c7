import { contrastOf } from '../../demo/studio/contrast';
import { CONTRAST } from '../../src/manifest/contrast';

/** The contrast of two tokens, as a brand has it now. */
export interface Reading {
  /** The tokens' names without `--waybill-`. */
  readonly token: string;
  readonly beside: string;
  readonly least: number;
  /** From 1 to 21; null where the browser can't tell. */
  readonly ratio: number | null;
}

/** Reads a color of any notation as `#rrggbb`, by drawing one pixel. */
function asHex(context: CanvasRenderingContext2D, color: string): string {
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Measures every contrast that the tokens need, derived tokens included, with the colors that the browser computes.
 * @param root an element inside a widget, where the tokens are in force
 */
export function readContrasts(root: HTMLElement): readonly Reading[] {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return [];
  const probe = root.appendChild(document.createElement('i'));
  const colorOf = (token: string): string => {
    probe.style.color = `var(--wb-${token})`;
    return asHex(context, getComputedStyle(probe).color);
  };
  const readings = Object.entries(CONTRAST).flatMap(([token, { least, beside }]) =>
    beside.map((other) => ({ token, beside: other, least, ratio: contrastOf(colorOf(token), colorOf(other)) })),
  );
  probe.remove();
  return readings;
}

/** Rounds down, so that no contrast reads as enough that is not. */
export const ratioText = (ratio: number | null): string =>
  ratio === null ? '–' : `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

export const isEnough = ({ ratio, least }: Reading): boolean => ratio !== null && ratio >= least;
