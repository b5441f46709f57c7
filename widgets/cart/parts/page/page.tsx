import { useScopedRead } from '../../../../src/hooks/use-resource';
import { products } from '../../../../src/store/resources/catalogue';
import { Bill } from './bill';
import { CartOffers } from './offers';
import { PageLines } from './page-lines';

export { Bill, PageLines };

/** What goes well with the cart. What is for sale is read for the package's two ways to be billed; nothing waits for it. */
export function Below() {
  useScopedRead(products);
  return <CartOffers />;
}
