import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { waybill } from 'waybill';
// The import registers no elements on a server, so that an application can import them on both sides.
import 'waybill/cart';
import { createRouter } from '../router';
import { App } from './app';

export { PAGES } from '../routes';

export const render = (base: string, path: string): string =>
  renderToString(
    <StrictMode>
      <App router={createRouter(base, path)} add={waybill.cart.add} name="Milepost in React" />
    </StrictMode>,
  );
