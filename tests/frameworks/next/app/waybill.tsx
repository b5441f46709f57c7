'use client';
import { useEffect, useState } from 'react';
import { waybill } from 'waybill';
import 'waybill/cart';
import 'waybill/config';
import 'waybill/pricing-table';

waybill.configure({ routes: { register: '/signup' } });

export function Waybill() {
  const [count, setCount] = useState(0);
  useEffect(() => waybill.on('cart-change', ({ detail }) => setCount(detail.count)), []);
  return (
    <>
      <output>In the cart: {count}</output>
      <waybill-cart layout="sidebar">
        <p>Your cart is on its way.</p>
      </waybill-cart>
    </>
  );
}
