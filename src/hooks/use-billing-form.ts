import { useSelector } from 'react-redux';
import { selectRoutes } from '../store/selectors/config';
import { useRoute } from './use-route';

/** Where the billing form stands on the page of the subscription; a page without one shows its top. */
const FORM = '#billing-details';

/** A link to the billing form. */
export function useBillingForm() {
  const page = useSelector(selectRoutes).subscription;
  return useRoute('subscription', page && page + FORM);
}
