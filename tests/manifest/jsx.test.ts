import { beforeAll, describe, expect, it } from 'vitest';
import { manifestFiles } from '../../tools/manifest.mjs';
import { compile } from './compile';

const HEAD = `
import type {} from 'waybill/jsx';
import type { WaybillCartElement } from 'waybill/cart';
import { useRef } from 'react';
`;

/** A host page in React 19 that uses the elements correctly. */
const SOUND = `${HEAD}
export function Page({ seen }: { readonly seen: (id: number) => void }) {
  const cart = useRef<WaybillCartElement>(null);
  return (
    <waybill-config key="config" country="US" memberId={7} member-id="7" theme="dark" lang="es" data-any="thing">
      <waybill-cart
        ref={cart}
        layout="page"
        slot="aside"
        className="wide"
        hidden={false}
        aria-label="Cart"
        style={{ inlineSize: 320 }}
        onClick={(event) => event.currentTarget.layout}
        onwaybill-navigate={(event) => {
          event.preventDefault();
          const to: string = event.detail.to;
          event.currentTarget.layout = 'sidebar';
          return to;
        }}
      >
        <a slot="share" href="mailto:">Mail this quote</a>
      </waybill-cart>
      <waybill-pricing-table
        class="prices"
        category={undefined}
        onwaybill-plan-select={({ detail: { planId } }) => seen(planId)}
        onwaybill-error={({ detail }) => console.error(detail.code, detail.message)}
      >
        <p>Our prices are on their way.</p>
      </waybill-pricing-table>
      <waybill-mini-cart href="/cart" />
      <waybill-dialogs />
    </waybill-config>
  );
}`;

/** Elements with one type error each. */
const MISTAKES = [
  '<waybill-cart layout="footer" />',
  '<waybill-cart layout={3} />',
  '<waybill-cart colour="red" />',
  '<waybill-cart category="dynamic-routing" />',
  '<waybill-config member-id="seven" />',
  '<waybill-config theme={true} />',
  '<waybill-cart onwaybill-navigate="go()" />',
  '<waybill-cart onwaybill-navigate={(event) => event.detail.nothing} />',
  '<waybill-pricing-table onwaybill-plan-select={(event) => event.currentTarget.layout} />',
  '<waybill-cart ref={useRef<HTMLInputElement>(null)} />',
  '<waybill-chart />',
];

const wrong = `${HEAD}
export const cart: WaybillCartElement | null = null;
export const wrong = () => [
${MISTAKES.map((mistake) => `  ${mistake},`).join('\n')}
];`;

describe('JSX in React 19', () => {
  let complaints: ReturnType<typeof compile>;

  beforeAll(async () => {
    complaints = compile(await manifestFiles(), { 'sound.tsx': SOUND, 'wrong.tsx': wrong });
  }, 60_000);

  it('has declarations that compile on their own', { timeout: 30_000 }, () => {
    expect(complaints('dist/jsx.d.ts')).toEqual([]);
  });

  it('accepts attributes, properties, children, refs and event handlers', { timeout: 30_000 }, () => {
    expect(complaints('sound.tsx')).toEqual([]);
  });

  it('rejects unknown tags, attributes, values and event details', { timeout: 30_000 }, () => {
    const lines = complaints('wrong.tsx').map(({ line }) => line);
    expect(lines).toEqual(MISTAKES.map((mistake) => `${mistake},`));
  });
});
