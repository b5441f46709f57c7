import { useEffect, useState } from 'react';
import { waybill } from 'waybill';
import type {} from 'waybill/jsx'; // the tags, for TypeScript
import 'waybill/cart';
import 'waybill/pricing-table';

waybill.configure({ api: 'https://api.example.com', routes: { register: '/signup' } });

export default function Plans() {
  const [count, setCount] = useState(0);
  useEffect(() => waybill.on('cart-change', ({ detail }) => setCount(detail.count)), []);
  return (
    <main>
      <h1>Plans</h1>
      <output>In the cart: {count}</output>
      <waybill-pricing-table category="dynamic-routing">
        <p>Our prices are on their way.</p>
      </waybill-pricing-table>
      <waybill-cart layout="sidebar">
        <p>Your cart is on its way.</p>
      </waybill-cart>
    </main>
  );
}
