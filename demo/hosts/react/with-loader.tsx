import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRouter } from '../router';
import { routesBelow } from '../routes';
import { App } from './app';

const BASE = '/hosts/react-loader';

// The loader's script stands before this one and brings all of Waybill: application and widgets share the page, no code.
window.waybill.configure({ routes: routesBelow(BASE) });

const root = document.getElementById('app');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <App router={createRouter(BASE)} add={(item) => window.waybill.cart.add(item)} name="Milepost in React" />
    </StrictMode>,
  );
}
