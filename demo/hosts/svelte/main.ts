import { hydrate } from 'svelte';
import { waybill } from 'waybill';
import 'waybill/cart';
import 'waybill/config';
import 'waybill/mini-cart';
import 'waybill/pricing-table';
import { createRouter } from '../router';
import { routesBelow } from '../routes';
import App from './app.svelte';

const BASE = '/hosts/svelte';

waybill.configure({ routes: routesBelow(BASE) });

const target = document.getElementById('app');
if (target) hydrate(App, { target, props: { router: createRouter(BASE) } });
