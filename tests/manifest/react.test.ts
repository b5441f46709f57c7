import { beforeAll, describe, expect, it } from 'vitest';
import { manifestFiles } from '../../tools/manifest.mjs';
import { compile } from './compile';

const HEAD = `
import { useRef } from 'react';
import type { WaybillCartElement } from 'waybill/cart';
import { waybill, WaybillCart, WaybillConfig, WaybillPricingTable, type WaybillCartProps } from 'waybill/react';
import type { WaybillEventMap } from 'waybill/react';
`;

/** An application that uses the components correctly. */
const SOUND = `${HEAD}
export const version: string = waybill.version;
export const props: WaybillCartProps = { layout: 'page', hidden: true };
export const told = (event: WaybillEventMap['waybill-error']) => event.detail.message;
export function Page({ seen }: { readonly seen: (id: number) => void }) {
  const cart = useRef<WaybillCartElement>(null);
  return (
    <WaybillConfig key="config" country="US" memberId={7} theme="dark" lang="es" data-any="thing">
      <WaybillCart
        ref={cart}
        layout="page"
        slot="aside"
        className="wide"
        style={{ inlineSize: 320 }}
        onClick={(event) => event.currentTarget.layout}
        onNavigate={(event) => {
          event.preventDefault();
          const to: string = event.detail.to;
          event.currentTarget.layout = 'sidebar';
          return to;
        }}
      >
        <a slot="share" href="mailto:">Mail this quote</a>
      </WaybillCart>
      <WaybillPricingTable
        category={undefined}
        panels={['plan-list']}
        onPlanSelect={({ detail: { planId } }) => seen(planId)}
        onError={({ detail }) => console.error(detail.code, detail.message)}
      />
    </WaybillConfig>
  );
}`;

/** Components with one type error each. */
const MISTAKES = [
  '<WaybillCart layout="footer" />',
  '<WaybillCart colour="red" />',
  '<WaybillCart category="dynamic-routing" />',
  '<WaybillConfig memberId="seven" />',
  '<WaybillCart onNavigate={(event) => event.detail.nothing} />',
  '<WaybillCart onPlanUpgrade={() => {}} />',
  '<WaybillCart ref={useRef<HTMLInputElement>(null)} />',
];

const wrong = `${HEAD}
export const cart: WaybillCartElement | null = null;
export const wrong = () => [
${MISTAKES.map((mistake) => `  ${mistake},`).join('\n')}
];`;

describe('the components of waybill/react', () => {
  let files: Readonly<Record<string, string>>;
  let complaints: ReturnType<typeof compile>;

  beforeAll(async () => {
    files = await manifestFiles();
    complaints = compile(files, { 'sound.tsx': SOUND, 'wrong.tsx': wrong });
  }, 60_000);

  it('have declarations that compile on their own', { timeout: 30_000 }, () => {
    expect(complaints('dist/react/index.d.ts')).toEqual([]);
  });

  it('accept properties, children, refs, handlers and what every element has', { timeout: 30_000 }, () => {
    expect(complaints('sound.tsx')).toEqual([]);
  });

  it('reject unknown props, values and event details', { timeout: 30_000 }, () => {
    expect(complaints('wrong.tsx').map(({ line }) => line)).toEqual(MISTAKES.map((mistake) => `${mistake},`));
  });

  it('run in the browser where a server renders components, each in a module that registers its element', () => {
    expect(files['react/mini-cart.js']).toMatch(
      /^'use client';\nimport '\.\/elements\/mini-cart\.js';\n.+\nexport const WaybillMiniCart = \/\* @__PURE__ \*\/ componentOf\('waybill-mini-cart', /,
    );
    expect(files['react/config.js']).toContain('"memberId":"member-id"');
    expect(files['react/cart.js']).toContain('"onCartChange":"waybill-cart-change"');
    expect(files['react/index.js']).toContain("export { WaybillMiniCart } from './mini-cart.js';");
  });
});
