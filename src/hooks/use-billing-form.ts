import { useSelector } from 'react-redux';
import { selectRoutes } from '../store/selectors/config';
import { useRoute } from './use-route';

/** Anchor of the billing form on the subscription page; a page without it opens at the top. */
const FORM = '#billing-details';

/** Returns a link to the billing form. */
export function useBillingForm() {
  const page = useSelector(selectRoutes).subscription;
  return useRoute('subscription', page && page + FORM);
}
