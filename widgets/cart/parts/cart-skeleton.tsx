import { Bar, Skeleton } from '../../../src/ui/skeleton';

/** An empty panel with its head, in the size of the empty cart. */
export function CartSkeleton() {
  return (
    <Skeleton>
      <div className="panel panel-ruled">
        <div className="panel-head">
          <Bar width="120px" />
        </div>
        <div className="cart-waits" />
      </div>
    </Skeleton>
  );
}
