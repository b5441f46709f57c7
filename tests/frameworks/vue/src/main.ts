import { createApp } from 'vue';
import 'waybill/waybill.css';
import App from './app.vue';

createApp(App).mount('#app');
