'use client';
import { useState } from 'react';
import { waybill, WaybillCart } from 'waybill/react';

waybill.configure({ routes: { register: '/signup' } });

export function Cart() {
  const [count, setCount] = useState(0);
  return (
    <>
      <output>In the cart: {count}</output>
      <WaybillCart layout="sidebar" onCartChange={({ detail }) => setCount(detail.count)}>
        <p>Your cart is on its way.</p>
      </WaybillCart>
    </>
  );
}
