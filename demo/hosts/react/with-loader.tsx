import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createRouter } from '../router';
import { routesBelow } from '../routes';
import { App } from './app';

const BASE = '/hosts/react-loader';

// The loader's script runs before this one and brings Waybill, so application and widgets share the page but no code.
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
