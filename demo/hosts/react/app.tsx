import { useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import type { WaybillEventMap } from 'waybill';
import type { Router } from '../router';
import { PAGES } from '../routes';
import { Plans } from './plans';
import { useHydrated } from './use-hydrated';

interface AppProps {
  readonly router: Router;
  /** Adds an item to the cart: by the imported API, or by `window.waybill` of the loader. */
  readonly add: (item: string) => void;
  readonly name: string;
}

type Theme = 'light' | 'dark' | undefined;

/** Renders an account page with client-side routes. */
export function App({ router, add, name }: AppProps) {
  const path = useSyncExternalStore(router.watch, router.path, router.path);
  const isHydrated = useHydrated();
  const [theme, setTheme] = useState<Theme>();
  const [locale, setLocale] = useState<string>();

  const route = (event: WaybillEventMap['waybill-navigate']): void => {
    if (router.go(event.detail.to)) event.preventDefault();
  };
  return (
    <waybill-config country="US" theme={theme} locale={locale} onwaybill-navigate={isHydrated ? route : undefined}>
      <header className="site-header">
        <Link router={router} to="/">
          {name}
        </Link>
        <nav aria-label="Account">
          {PAGES.map(({ path: to, title }) => (
            <Link key={to} router={router} to={to} current={to === path}>
              {title}
            </Link>
          ))}
        </nav>
        <waybill-mini-cart href={`${router.base}/cart`} />
      </header>
      <div className="host-settings">
        <label>
          Theme{' '}
          <select value={theme ?? ''} onChange={({ target }) => setTheme((target.value || undefined) as Theme)}>
            <option value="">as the page</option>
            <option value="light">light</option>
            <option value="dark">dark</option>
          </select>
        </label>
        <label>
          Language{' '}
          <select value={locale ?? ''} onChange={({ target }) => setLocale(target.value || undefined)}>
            <option value="">as the page</option>
            <option value="es">Español</option>
            <option value="ru">Русский</option>
          </select>
        </label>
      </div>
      <main className="host-page">
        <Page path={path} add={add} />
      </main>
    </waybill-config>
  );
}

function Page({ path, add }: Pick<AppProps, 'add'> & { readonly path: string }) {
  switch (path) {
    case '/plans':
      return <Plans add={add} />;
    case '/cart':
      return (
        <>
          <h1>Cart</h1>
          <waybill-cart layout="page">
            <p>Your cart is on its way.</p>
          </waybill-cart>
        </>
      );
    case '/register':
      return (
        <>
          <h1>Register</h1>
          <p>Your choice is kept until you are back.</p>
        </>
      );
    default:
      return (
        <>
          <h1>Your day at a glance</h1>
          <p>Three vehicles are on the road, and all of them are on time.</p>
          <dl className="sheet facts">
            <dt>Harbor and Old Town</dt>
            <dd>18 stops, back at 14:20</dd>
            <dt>Northern suburbs</dt>
            <dd>24 stops, back at 16:05</dd>
            <dt>Airport parcels</dt>
            <dd>9 stops, back at 12:45</dd>
          </dl>
          <h2>Let the optimizer order your stops</h2>
          <p>
            By time, load and traffic. The package goes into the cart above; plans and cart are pages of this
            application.
          </p>
          <button type="button" className="button" data-waybill-action="cart.add:package/8">
            Start with Route Optimization
          </button>
        </>
      );
  }
}

interface LinkProps {
  readonly router: Router;
  readonly to: string;
  readonly current?: boolean;
  readonly children: ReactNode;
}

function Link({ router, to, current, children }: LinkProps) {
  const href = router.base + (to === '/' ? '' : to);
  const follow = (event: MouseEvent): void => {
    if (router.go(href)) event.preventDefault();
  };
  return (
    <a href={href} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  );
}
