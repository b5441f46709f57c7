import { useSignIn } from '../../../src/hooks/use-sign-in';
import { useT } from '../../../src/i18n/use-t';
import { Button } from '../../../src/ui/button';
import type { Answers } from './answers';
import { FailureDialog } from './failure-dialog';

/**
 * Renders that the session of a member is over: the documented message, the link that signs in again and leads back here, and the
 * reload. Leaving it in any other way reloads too. [ERR-05, ERR-06, docs/decisions/0068]
 */
export function SignedOut({ lead, onOk, onCancel }: Answers & { readonly lead: string }) {
  const { t } = useT('dialogs');
  const signIn = useSignIn(onOk);
  return (
    <FailureDialog
      title={t('dialogs.signed_out')}
      lead={lead}
      leave={t('common.reload')}
      again={{
        wayOn: signIn && (
          <Button kind="primary" {...signIn}>
            {t('common.sign_in')}
          </Button>
        ),
      }}
      onCancel={onCancel}
    />
  );
}
