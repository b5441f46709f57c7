import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { waybill } from 'waybill';
import 'waybill/cart';
import 'waybill/config';
import 'waybill/mini-cart';
import 'waybill/pricing-table';
import { createRouter } from '../router';
import { routesBelow } from '../routes';
import { App } from './app';

const BASE = '/hosts/react';

waybill.configure({ routes: routesBelow(BASE) });

const root = document.getElementById('app');
if (root) {
  hydrateRoot(
    root,
    <StrictMode>
      <App router={createRouter(BASE)} add={waybill.cart.add} name="Milepost in React" />
    </StrictMode>,
  );
}
