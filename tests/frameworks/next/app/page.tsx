import { Waybill } from './waybill';

export default function Page() {
  return (
    <waybill-config api="https://api.example.com">
      <h1>Plans</h1>
      <waybill-pricing-table category="dynamic-routing">
        <p>Our prices are on their way.</p>
      </waybill-pricing-table>
      <Waybill />
    </waybill-config>
  );
}
