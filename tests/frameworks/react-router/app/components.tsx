import { useState } from 'react';
import { waybill, WaybillCart, WaybillPricingTable } from 'waybill/react';

waybill.configure({ api: 'https://api.example.com', routes: { register: '/signup' } });

export default function Plans() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Plans</h1>
      <output>In the cart: {count}</output>
      <WaybillPricingTable category="dynamic-routing">
        <p>Our prices are on their way.</p>
      </WaybillPricingTable>
      <WaybillCart layout="sidebar" onCartChange={({ detail }) => setCount(detail.count)}>
        <p>Your cart is on its way.</p>
      </WaybillCart>
    </main>
  );
}
