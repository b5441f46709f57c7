import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { dialogAnswered, dialogOpened, type FlowDialogKind } from '../../store/slices/dialogs';
import { accountChanged } from '../../store/slices/session';
import type { Effect, Flow, LazySlices, RootState, StartListening } from '../../store/state';
import type { FlowState } from './machine';

type Done = Promise<void> | void;
type Options = Parameters<StartListening>[0];

/** Side effects of a flow. They load with the first event, in a chunk of their own. */
export interface FlowEffects<F, C> {
  /** Carries out one command of the machine. */
  readonly run: (command: C, flow: F, api: Effect) => Done;
  /** Runs after each step and before its commands, for what every step needs: to persist, to notify or to release. */
  readonly follow?: (flow: F, before: F, api: Effect) => Done;
}

/** The one dialog of a flow; it renders the flow's state. */
interface FlowDialog<F> {
  readonly kind: FlowDialogKind;
  readonly isShown: (flow: F) => boolean;
  /** Returns the actions that follow when the person closes the dialog. */
  readonly closed: (flow: F) => readonly UnknownAction[];
}

interface FlowSpec<N extends keyof LazySlices, F, C> {
  readonly name: N;
  readonly reducer: Reducer<F>;
  /** Returns true for the actions that run the state machine. */
  readonly moves: (action: UnknownAction) => boolean;
  readonly dialog: FlowDialog<F>;
  readonly load: () => Promise<{ readonly effects: FlowEffects<F, C> }>;
  /** Registers further listeners. */
  readonly listen: (on: StartListening) => void;
  /** Returns the actions that lead on after an effect threw, so that nothing stays busy; by default those of a closed dialog. */
  readonly stopped?: (flow: F) => readonly UnknownAction[];
}

/** A flow that runs a state machine. */
export interface MachineFlow extends Flow {
  /** Opens or closes the flow's dialog, depending on its state. */
  show(api: Effect): void;
}

/**
 * Creates a flow. Its slice runs a pure state machine and stores the commands of each step in an outbox; this listener carries
 * them out once per step. A superseded answer changes no state, so it causes no commands.
 */
export function createFlow<N extends keyof LazySlices, C, F extends LazySlices[N] & FlowState<unknown, C>>(
  spec: FlowSpec<N, F, C>,
): MachineFlow {
  const { name, reducer, moves, dialog, load, listen, stopped = dialog.closed } = spec;
  /** Reads the slice itself, because a selector that throws in a predicate or while the flow is freed would keep it busy. */
  const flowIn = (state: RootState) => state[name] as F;
  const dialogIn = ({ dialogs }: RootState) => dialogs.queue.find(({ kind }) => kind === dialog.kind);

  const show = (api: Effect): void => {
    const flow = flowIn(api.getState());
    const open = dialogIn(api.getState());
    const isShown = dialog.isShown(flow);
    if (isShown && !open) api.dispatch(dialogOpened({ kind: dialog.kind }, flow.origin));
    if (!isShown && open) api.dispatch(dialogAnswered({ id: open.id, answer: 'cancel' }));
  };

  const freeing = (start: StartListening): StartListening =>
    ((options: Options) =>
      start({
        ...options,
        effect: async (action: UnknownAction, api: Effect) => {
          try {
            await options.effect(action, api);
          } catch (error) {
            if (!api.isOver?.()) for (const way of stopped(flowIn(api.getState()))) api.dispatch(way);
            throw error;
          }
        },
      } as Options)) as StartListening;

  return {
    name,
    reducer,
    show,
    listen(start) {
      const on = freeing(start);
      listen(on);
      on({
        predicate: (action, now, before) => moves(action) && flowIn(now).step !== flowIn(before).step,
        effect: async (_, api: Effect) => {
          const before = flowIn(api.getOriginalState());
          const flow = flowIn(api.getState());
          const { effects } = await load();
          // The step belongs to a member who has left.
          if (api.isOver?.()) return;
          show(api);
          await effects.follow?.(flow, before, api);
          await Promise.all(flow.outbox.map((command) => effects.run(command, flow, api)));
        },
      });
      // The slice has dropped what belongs to the former account.
      on({ actionCreator: accountChanged, effect: (_, api) => show(api) });
      // Closing the flow's dialog dispatches the actions of its `closed`.
      on({
        actionCreator: dialogAnswered,
        effect: ({ payload }, api) => {
          if (dialogIn(api.getOriginalState())?.id !== payload.id) return;
          for (const action of dialog.closed(flowIn(api.getState()))) api.dispatch(action);
        },
      });
    },
  };
}
