import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_COLORS } from '../../../demo/studio/colors';
import { ROOT } from '../../../tools/widgets.mjs';

const css = readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8');

/** Returns the default of a token in light and dark, as the sheet of the widgets has it. */
function defaultOf(token: string): readonly (string | undefined)[] {
  const value = new RegExp(`--waybill-${token}, (light-dark\\((.+?), (.+?)\\)|[^)]+)\\)`).exec(css);
  return [value?.[2] ?? value?.[1], value?.[3] ?? value?.[1]];
}

describe('the colors that the studio reads contrasts of', () => {
  it.each(Object.keys(DEFAULT_COLORS.light))('are those of the widgets: %s', (token) => {
    const { light, dark }: Readonly<Record<string, Readonly<Record<string, string>>>> = DEFAULT_COLORS;
    expect([light?.[token], dark?.[token]]).toEqual(defaultOf(token));
  });
});
