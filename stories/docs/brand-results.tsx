import { useState } from 'react';
import { brandCss, brandTokens, studioHash, type Brand } from '../kit/brands';
import { isEnough, ratioText, type Reading } from './brand-contrast';

function Copied({ title, text }: { readonly title: string; readonly text: string }) {
  const [said, setSaid] = useState('');
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setSaid('Copied'),
      () => setSaid('Select the text and copy it'),
    );
  return (
    <section>
      <div className="brand-head">
        <h3>{title}</h3>
        <output>{said}</output>
        <button type="button" onClick={copy} aria-label={`Copy ${title}`}>
          Copy
        </button>
      </div>
      {/* A keyboard reaches what scrolls. */}
      <textarea readOnly rows={Math.min(14, text.split('\n').length)} aria-label={title} value={text} />
    </section>
  );
}

/** Renders the contrasts, those that fail first. */
export function Contrasts({ readings }: { readonly readings: readonly Reading[] }) {
  const poor = readings.filter((one) => !isEnough(one));
  const sorted = [...poor, ...readings.filter(isEnough)];
  return (
    <section>
      <h3>Contrast</h3>
      <output>
        {poor.length === 0
          ? `All ${readings.length} contrasts are high enough.`
          : `${poor.length} of ${readings.length} contrasts are too low.`}
      </output>
      <div className="brand-table">
        <table>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Beside</th>
              <th scope="col">Contrast</th>
              <th scope="col">Needs</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((one) => (
              <tr key={`${one.token} ${one.beside}`} className={isEnough(one) ? undefined : 'brand-poor'}>
                <th scope="row">{one.token}</th>
                <td>{one.beside}</td>
                <td>{`${isEnough(one) ? '' : '✕ '}${ratioText(one.ratio)}`}</td>
                <td>{one.least}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Where `npm start` serves the studio. */
const STUDIO = 'http://127.0.0.1:4173/studio';

/** Renders what a designer takes away. */
export function Takeaways({ brand }: { readonly brand: Brand }) {
  return (
    <>
      <Copied title="CSS" text={brandCss(brand)} />
      <Copied title="Design tokens (DTCG)" text={brandTokens(brand)} />
      <p>
        <a href={STUDIO + studioHash(brand)} target="_blank" rel="noreferrer">
          Open this brand in the studio
        </a>
      </p>
      <p>The demo serves the studio: npm start.</p>
    </>
  );
}
