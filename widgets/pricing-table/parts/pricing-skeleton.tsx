import { CardSkeleton } from '../../../src/ui/card-skeleton';
import { Bar, Skeleton } from '../../../src/ui/skeleton';

/** The toolbar, an open category of three cards and a closed one, in the sizes that they will have. */
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
