import { useEffect, useRef, useState } from 'react';
import type { WaybillEventMap } from 'waybill';
import { CATEGORIES } from '../routes';
import { useHydrated } from './use-hydrated';

type Asked = WaybillEventMap['waybill-plan-select-request']['detail'];

/** Renders packages and the cart; the application's state decides their order and which of them show. */
export function Plans({ add }: { readonly add: (item: string) => void }) {
  const [category, setCategory] = useState<string>(CATEGORIES[0].path);
  const [isCartFirst, setCartFirst] = useState(false);
  const [isCartShown, setCartShown] = useState(true);
  const [count, setCount] = useState<number>();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isHydrated = useHydrated();
  const hasAgreed = useRef(false);

  const changed = (event: WaybillEventMap['waybill-cart-change']): void => setCount(event.detail.count);
  const ask = (event: WaybillEventMap['waybill-plan-select-request']): void => {
    if (hasAgreed.current) return;
    event.preventDefault();
    setAsked(event.detail);
  };
  const answer = (isYes: boolean): void => {
    if (isYes && asked) {
      hasAgreed.current = true;
      add(`package/${asked.planId}`);
    }
    setAsked(null);
  };

  const panels = isCartFirst ? (['cart', 'pricing'] as const) : (['pricing', 'cart'] as const);
  return (
    <>
      <h1>Plans</h1>
      <div className="host-settings">
        <label>
          Category{' '}
          <select value={category} onChange={({ target }) => setCategory(target.value)}>
            {CATEGORIES.map(({ path, title }) => (
              <option key={path} value={path}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={isCartFirst} onChange={({ target }) => setCartFirst(target.checked)} />
          Cart first
        </label>
        <label>
          <input type="checkbox" checked={isCartShown} onChange={({ target }) => setCartShown(target.checked)} />
          Show the cart
        </label>
        <output>{count === undefined ? 'The cart has not changed' : `Items in the cart: ${count}`}</output>
      </div>
      <div className="host-panels">
        {panels
          .filter((panel) => panel === 'pricing' || isCartShown)
          .map((panel) =>
            panel === 'pricing' ? (
              <waybill-pricing-table
                key={panel}
                category={category}
                onwaybill-plan-select-request={isHydrated ? ask : undefined}
              >
                <p>Our prices are on their way.</p>
              </waybill-pricing-table>
            ) : (
              <waybill-cart key={panel} onwaybill-cart-change={isHydrated ? changed : undefined}>
                <p>Your cart is on its way.</p>
                <a slot="share" href="mailto:?subject=Our%20quote">
                  Mail this quote
                </a>
              </waybill-cart>
            ),
          )}
      </div>
      {asked && <Confirm onAnswer={answer} />}
    </>
  );
}

/** Renders the application's own confirmation dialog, which precedes Waybill's action. */
function Confirm({ onAnswer }: { readonly onAnswer: (isYes: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-labelledby="confirm-title" onCancel={() => onAnswer(false)}>
      <h2 id="confirm-title">Choose this package?</h2>
      <button type="button" className="button" onClick={() => onAnswer(true)}>
        Yes, choose it
      </button>
      <button type="button" className="button" onClick={() => onAnswer(false)}>
        Not now
      </button>
    </dialog>
  );
}
