import { tokens } from 'virtual:waybill/described';
import { contrastOf } from '../../demo/studio/contrast';
import type { TokenValue } from '../../src/manifest/token-values';
import { ratioText } from './brand-contrast';

const SCHEMES = ['light', 'dark'] as const;
const short = ({ name }: TokenValue): string => name.replace('--waybill-', '');

/** Returns the least contrast that the default of a token has with what stands beside it; null if it needs none. */
function leastContrast(token: TokenValue, scheme: (typeof SCHEMES)[number]): number | null {
  const own = token.colors?.[scheme];
  if (!own || !token.needs) return null;
  const ratios = token.needs.beside.flatMap((name) => {
    const other = tokens.find((one) => short(one) === name)?.colors?.[scheme];
    return other ? [contrastOf(own, other) ?? 0] : [];
  });
  return Math.min(...ratios);
}

function Value({ token }: { readonly token: TokenValue }) {
  const { colors } = token;
  if (!colors) return <code>{token.fallback}</code>;
  return SCHEMES.map((scheme) => (
    <span key={scheme} className="token-value">
      <span className="token-plate" style={{ background: colors[scheme] }} />
      <code>{colors[scheme]}</code>
    </span>
  ));
}

function Contrast({ token }: { readonly token: TokenValue }) {
  if (!token.needs) return '–';
  return (
    <>
      {SCHEMES.map((scheme) => (
        <span key={scheme} className="token-ratio">
          {`${ratioText(leastContrast(token, scheme))} ${scheme}`}
        </span>
      ))}
      <span className="token-needs">{`needs ${token.needs.least} with ${token.needs.beside.join(', ')}`}</span>
    </>
  );
}

/** Renders the public tokens with what a designer asks of each. */
export function TokenTable() {
  return (
    <div className="token-page">
      <table>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Default, light and dark</th>
            <th scope="col">What it is for</th>
            <th scope="col">Contrast of the default</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              <td>
                <Value token={token} />
              </td>
              <td>{token.summary}</td>
              <td>
                <Contrast token={token} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
