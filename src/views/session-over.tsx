import { useSelector } from 'react-redux';
import { isVisitor } from '../domain/subscription/user-type';
import { useOrigin } from '../hooks/use-origin';
import { useRuntime } from '../hooks/use-runtime';
import { useSignIn } from '../hooks/use-sign-in';
import { useT } from '../i18n/use-t';
import { selectViewer } from '../store/slices/session';
import { Button } from '../ui/button';
import { takeLostFocus } from '../ui/kit/take-lost-focus';

/**
 * Renders the ways out of a session that is over, beside its message: a member signs in again and comes back, and everybody can
 * reload the page. [ERR-05, ERR-06, docs/decisions/0068]
 */
export function SessionOver({ size }: { readonly size?: 'sm' | undefined }) {
  const { t } = useT();
  const { ports } = useRuntime();
  const origin = useOrigin();
  const signIn = useSignIn();
  const viewer = useSelector(selectViewer);
  const isMember = signIn && !isVisitor(viewer);
  return (
    <span ref={takeLostFocus} style={{ display: 'contents' }}>
      {isMember && (
        <Button kind="primary" size={size} {...signIn}>
          {t('common.sign_in')}
        </Button>
      )}
      <Button size={size} onClick={() => ports.reload(origin)}>
        {t('common.reload')}
      </Button>
    </span>
  );
}
