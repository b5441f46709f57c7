import type { Flow } from '../../store/state';
import { answerWith } from '../kit/answer-with';
import { bulkAsked, bulkStepped, downloadAsked, downloadStepped, invoice } from './slice';

/** Flow that downloads invoices. A list needs its slice; its effects load with the first press. */
export const invoiceFlow: Flow = {
  name: 'invoice',
  reducer: invoice,
  listen(on) {
    answerWith(
      on,
      downloadAsked,
      () => import('./effects'),
      (effects) => effects.downloadInvoiceEffect,
      ({ origin, number }, api) =>
        void api.dispatch(downloadStepped({ origin, event: { type: 'ended', number, outcome: null } })),
    );
    answerWith(
      on,
      bulkAsked,
      () => import('./bulk'),
      (part) => part.downloadSeveral,
      ({ origin }, api) => void api.dispatch(bulkStepped({ origin, event: { type: 'canceled' } })),
    );
  },
};
