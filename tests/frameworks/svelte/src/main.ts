import { mount } from 'svelte';
import 'waybill/waybill.css';
import App from './app.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
