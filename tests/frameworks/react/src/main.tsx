import { createRoot } from 'react-dom/client';
import 'waybill/waybill.css';

const { App } = location.pathname === '/elements' ? await import('./elements') : await import('./app');
const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
