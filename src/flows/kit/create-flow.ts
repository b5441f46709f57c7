import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { dialogAnswered, dialogOpened, type FlowDialogKind } from '../../store/slices/dialogs';
import type { Effect, Flow, LazySlices, RootState, StartListening } from '../../store/state';
import type { FlowState } from './machine';

type Done = Promise<void> | void;

/** What a flow does to the world. It comes with the first event, in a chunk of its own. */
export interface FlowEffects<F, C> {
  /** Carries out one command of the machine. */
  readonly run: (command: C, flow: F, api: Effect) => Done;
  /** What follows each step before that, whatever it asks for: what is kept, told or given back. */
  readonly follow?: (flow: F, before: F, api: Effect) => Done;
}

/** The one dialog of a flow, which shows what the flow's own state says. */
interface FlowDialog<F> {
  readonly kind: FlowDialogKind;
  readonly isShown: (flow: F) => boolean;
  /** What it means that somebody closes it. */
  readonly closed: (flow: F) => readonly UnknownAction[];
}

interface FlowSpec<F, C> {
  readonly name: keyof LazySlices;
  readonly reducer: Reducer<F>;
  readonly select: (state: RootState) => F;
  /** The actions that run its machine. */
  readonly moves: (action: UnknownAction) => boolean;
  readonly dialog: FlowDialog<F>;
  readonly load: () => Promise<{ readonly effects: FlowEffects<F, C> }>;
  /** What else it hears. */
  readonly listen: (on: StartListening) => void;
}

/** A flow that is made by a machine. */
export interface MachineFlow extends Flow {
  /** Opens its dialog, or closes it, as there is something to be shown. */
  show(api: Effect): void;
}

/**
 * Makes something that takes time: its slice runs a pure machine and keeps what that asks for, which is carried out here, once for
 * each step. A late answer moves nothing, and so asks for nothing.
 */
export function createFlow<C, F extends FlowState<unknown, C>>(spec: FlowSpec<F, C>): MachineFlow {
  const { name, reducer, select, moves, dialog, load, listen } = spec;
  const dialogIn = ({ dialogs }: RootState) => dialogs.queue.find(({ kind }) => kind === dialog.kind);

  const show = (api: Effect): void => {
    const flow = select(api.getState());
    const open = dialogIn(api.getState());
    const isShown = dialog.isShown(flow);
    if (isShown && !open) api.dispatch(dialogOpened({ kind: dialog.kind }, flow.origin));
    if (!isShown && open) api.dispatch(dialogAnswered({ id: open.id, answer: 'cancel' }));
  };

  return {
    name,
    reducer,
    show,
    listen(on) {
      listen(on);
      on({
        predicate: (action, now, before) => moves(action) && select(now).step !== select(before).step,
        effect: async (_, api) => {
          const before = select(api.getOriginalState());
          const flow = select(api.getState());
          const { effects } = await load();
          show(api);
          await effects.follow?.(flow, before, api);
          await Promise.all(flow.outbox.map((command) => effects.run(command, flow, api)));
        },
      });
      // Nobody can see it: there is nothing to decide.
      on({
        actionCreator: dialogAnswered,
        effect: ({ payload }, api) => {
          if (dialogIn(api.getOriginalState())?.id !== payload.id) return;
          for (const action of dialog.closed(select(api.getState()))) api.dispatch(action);
        },
      });
    },
  };
}
