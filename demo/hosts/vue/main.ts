import { createSSRApp } from 'vue';
import { waybill } from 'waybill';
import 'waybill/cart';
import 'waybill/config';
import 'waybill/mini-cart';
import 'waybill/pricing-table';
import { createRouter } from '../router';
import { routesBelow } from '../routes';
import App from './app.vue';

const BASE = '/hosts/vue';

waybill.configure({ routes: routesBelow(BASE) });
createSSRApp(App, { router: createRouter(BASE) }).mount('#app');
