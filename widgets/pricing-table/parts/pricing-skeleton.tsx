import { CardSkeleton } from '../../../src/ui/card-skeleton';
import { Bar, Skeleton } from '../../../src/ui/skeleton';

/** Renders the skeleton: toolbar, open categories with three cards each and a closed one, in their final sizes. */
export function PricingSkeleton() {
  return (
    <Skeleton>
      <div className="toolbar">
        <Bar width="190px" height="var(--wb-control)" />
        <Bar width="220px" height="var(--wb-control)" />
      </div>
      <div className="accordion">
        {[3, 3, 0].map((cards, index) => (
          <div className="category" key={index}>
            <div className="category-waits">
              <Bar width="40px" height="40px" />
              <div>
                <Bar width="180px" />
                <Bar width="260px" />
              </div>
            </div>
            {cards > 0 && (
              <div className="category-body">
                <div className="cards">
                  {Array.from({ length: cards }, (_, card) => (
                    <CardSkeleton key={card} />
                  ))}
                </div>
              </div>
            )}
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
