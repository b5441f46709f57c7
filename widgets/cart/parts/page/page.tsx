import { useScopedRead } from '../../../../src/hooks/use-resource';
import { products } from '../../../../src/store/resources/catalogue';
import { Bill } from './bill';
import { CartOffers } from './offers';
import { PageLines } from './page-lines';

export { Bill, PageLines };

/** Renders the offers, and reads the products for the package's two billing cycles. Nothing waits for that read. */
export function Below() {
  useScopedRead(products);
  return <CartOffers />;
}
