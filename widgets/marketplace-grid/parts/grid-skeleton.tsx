import { Bar, Skeleton } from '../../../src/ui/skeleton';

const CARDS = 9;
const GROUPS = 9;

/** Renders the skeletons of cards. */
export function CardSkeletons({ count }: { readonly count: number }) {
  return (
    <div className="modules">
      {Array.from({ length: count }, (_, at) => (
        <div className="module" key={at}>
          <Bar width="40px" height="40px" />
          <div>
            <Bar width="62%" />
            <Bar width="96%" />
            <Bar width="74%" />
          </div>
          <div className="module-foot">
            <Bar width="84px" />
            <Bar width="128px" height="var(--wb-control)" />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Renders the skeleton of the page with its final columns, paddings and heights, so that loading causes no layout shift. */
export function GridSkeleton() {
  return (
    <Skeleton>
      <div className="market">
        <div className="side">
          <div className="side-toggle">
            <Bar width="55%" />
          </div>
          <div className="side-body">
            <div className="sk-lines">
              {Array.from({ length: GROUPS }, (_, at) => (
                <Bar key={at} width={`${80 - ((at * 17) % 30)}%`} />
              ))}
            </div>
          </div>
        </div>
        <div className="market-main">
          <div className="market-head">
            <div className="market-title">
              <Bar width="45%" />
            </div>
            <Bar height="var(--wb-control-lg)" />
          </div>
          <div className="market-tools">
            <Bar width="96px" />
            <Bar width="240px" height="var(--wb-control)" />
          </div>
          <CardSkeletons count={CARDS} />
        </div>
      </div>
    </Skeleton>
  );
}
