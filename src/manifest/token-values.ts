import { colorOf, hexOf, SCHEMES, type Rgb, type Scheme } from './colors';
import { CONTRAST, type Needed } from './contrast';
import type { TokenDoc } from './model';

/** A token as a designer reads it. */
export interface TokenValue extends TokenDoc {
  /** The default of a color in each scheme, as CSS; undefined for other tokens. */
  readonly colors: Readonly<Record<Scheme, string>> | undefined;
  /** The contrast that a value has to reach; undefined if it may have any. */
  readonly needs: Needed | undefined;
}

const cssOf = (color: Rgb): string =>
  color.alpha === 1 ? hexOf(color) : `rgb(${color.channels.join(' ')} / ${color.alpha})`;

/** Computes the default colors of the tokens, and adds the contrast that each needs. */
export const tokenValues = (tokens: readonly TokenDoc[]): readonly TokenValue[] =>
  tokens.map((token) => ({
    ...token,
    colors:
      token.syntax === '<color>'
        ? (Object.fromEntries(
            SCHEMES.map((scheme) => [scheme, cssOf(colorOf(token.name, scheme, tokens))]),
          ) as TokenValue['colors'])
        : undefined,
    needs: CONTRAST[token.name.replace('--waybill-', '')],
  }));
