import { WaybillConfig, WaybillPricingTable } from 'waybill/react';
import { Cart } from './cart';

export default function Page() {
  return (
    <WaybillConfig api="https://api.example.com">
      <h1>Plans</h1>
      <WaybillPricingTable category="dynamic-routing">
        <p>Our prices are on their way.</p>
      </WaybillPricingTable>
      <Cart />
    </WaybillConfig>
  );
}
