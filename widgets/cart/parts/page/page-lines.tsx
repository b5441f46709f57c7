import { useSelector } from 'react-redux';
import { isCustomSolution } from '../../../../src/domain/catalogue/custom-solution';
import { removeCategory } from '../../../../src/commands/remove-category';
import { useT } from '../../../../src/i18n/use-t';
import { useCommands } from '../../../../src/hooks/use-commands';
import { usePlanTitle } from '../../../../src/hooks/use-plan-title';
import { selectCart } from '../../../../src/store/selectors/cart';
import { selectOneTimeIds } from '../../../../src/store/selectors/cart-lines';
import { selectLinesByCategory } from '../../../../src/store/selectors/cart-page';
import { Button } from '../../../../src/ui/button';
import { LineGroup } from '../../../../src/ui/line';
import { keepFocusInView } from '../../../../src/ui/kit/keep-focus-in-view';
import { AddOnLine } from '../add-on-line';
import { Included } from './included';
import { Package } from './package';
import { LineExplanationRow } from './line-explanation';

/** Renders all cart lines in full: the package, its bundled modules, and the add-ons by category. [NAV-13, CRT-47] */
export function PageLines() {
  const { plan } = useSelector(selectCart);
  const title = usePlanTitle(plan);
  if (!plan) return null;
  return (
    <div className="cart-lines">
      {isCustomSolution(plan) ? (
        <Custom title={title} />
      ) : (
        <>
          <Package plan={plan} />
          <Included title={title} />
        </>
      )}
      <Categories />
      <OneTime />
    </div>
  );
}

/** Renders the heading of a custom solution, which has modules but no package. [CRT-29] */
function Custom({ title }: { readonly title: string }) {
  const { t } = useT('cart_page');
  return (
    <div className="line-group">
      <p className="strong">{title}</p>
      <p className="muted sm">{t('cart_page.custom_note')}</p>
    </div>
  );
}

/** Renders one-time charges, which only the first bill includes, apart from the monthly ones. */
function OneTime() {
  const { t } = useT();
  const ids = useSelector(selectOneTimeIds);
  if (ids.length === 0) return null;
  return (
    <LineGroup title={t('common.total_once')}>
      {ids.map((id) => (
        <AddOnLine key={id} id={id} detail={LineExplanationRow} />
      ))}
    </LineGroup>
  );
}

function Categories() {
  const { t } = useT('cart_page');
  const run = useCommands();
  const categories = useSelector(selectLinesByCategory);
  return categories.map(({ id, name, ids, removable }) => {
    const category = name || t('cart_page.other');
    const action = removable > 1 && (
      <span ref={keepFocusInView}>
        <Button kind="plain" size="sm" onClick={() => run(removeCategory(id))}>
          {t('cart_page.remove_all', { category })}
        </Button>
      </span>
    );
    return (
      <LineGroup key={id} title={category} action={action}>
        {ids.map((one) => (
          <AddOnLine key={one} id={one} detail={LineExplanationRow} />
        ))}
      </LineGroup>
    );
  });
}
