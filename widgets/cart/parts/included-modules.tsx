import type { CartLine } from '../../../src/domain/cart/types';
import { useT } from '../../../src/i18n/use-t';
import { IconButton } from '../../../src/ui/icon-button';
import { closeIcon } from '../../../src/ui/icons';
import { keepFocusInView } from '../../../src/ui/kit/keep-focus-in-view';

interface IncludedModulesProps {
  readonly lines: readonly CartLine[];
  readonly onRemove: (line: CartLine) => () => void;
}

/** Renders the package's bundled modules in a closed disclosure. Removing one makes the package a custom solution. [CRT-31] */
export function IncludedModules({ lines, onRemove }: IncludedModulesProps) {
  const { t } = useT('cart');
  return (
    <details className="included" part="included">
      <summary className="link-btn">
        <span>{t('cart.included_modules', { count: lines.length })}</span>
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line.module.id} ref={keepFocusInView}>
            <span>{line.module.title}</span>
            <IconButton
              icon={closeIcon}
              label={t('cart.remove', { name: line.module.title })}
              onClick={onRemove(line)}
              part="remove"
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
