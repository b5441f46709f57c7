import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { memo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';

/**
 * The baselines for presses and keys: React pages without a rule, a check or a translation, that hold as much as the widgets beside them.
 * The address says which: `?cart=200`, `?share=200` or `?market=10000`.
 */
const [[kind = '', size = '0'] = []] = [...new URLSearchParams(location.search)];
const all = Array.from({ length: Number(size) }, (_, id) => ({ id, title: `Module ${id}`, quantity: 1 }));
/** Cards that a marketplace draws at first, as the widget does. */
const DRAWN = 24;

const slice = createSlice({
  name: 'rows',
  initialState: { rows: all, picked: [] as readonly number[] },
  reducers: {
    counted: ({ rows }, { payload: { id, by } }: PayloadAction<{ readonly id: number; readonly by: number }>) => {
      const row = rows[id];
      if (row) row.quantity += by;
    },
    toggled: (state, { payload: id }: PayloadAction<number>) => ({
      ...state,
      picked: state.picked.includes(id) ? state.picked.filter((one) => one !== id) : [...state.picked, id],
    }),
  },
});
const store = configureStore({
  reducer: slice.reducer,
  middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
});
type State = ReturnType<typeof store.getState>;

const Line = memo(function Line({ id }: { readonly id: number }) {
  const dispatch = useDispatch();
  const row = useSelector((state: State) => state.rows[id]);
  return (
    <li>
      {row?.title}
      <input
        value={row?.quantity}
        readOnly
        onKeyDown={({ key }) => key === 'ArrowUp' && dispatch(slice.actions.counted({ id, by: 1 }))}
      />
      ${(row?.quantity ?? 0) * 3}
    </li>
  );
});

function Cart() {
  const total = useSelector(({ rows }: State) => rows.reduce((sum, { quantity }) => sum + quantity * 3, 0));
  return (
    <ul>
      {all.map(({ id }) => (
        <Line key={id} id={id} />
      ))}
      <li>${total}</li>
    </ul>
  );
}

function Share() {
  const [text, setText] = useState('');
  return (
    <ul>
      {all.map(({ id, title }) => (
        <li key={id}>
          <button type="button">{title}</button>
          <button type="button">×</button>
        </li>
      ))}
      <input value={text} onChange={(event) => setText(event.target.value)} />
    </ul>
  );
}

function Card({ id, title }: { readonly id: number; readonly title: string }) {
  const dispatch = useDispatch();
  const isPicked = useSelector(({ picked }: State) => picked.includes(id));
  return (
    <article>
      <h3>{title}</h3>
      <button type="button" aria-pressed={isPicked} onClick={() => dispatch(slice.actions.toggled(id))}>
        Choose
      </button>
    </article>
  );
}

function Market() {
  const [text, setText] = useState('');
  const shown = all.filter(({ title }) => title.toLowerCase().includes(text.toLowerCase())).slice(0, DRAWN);
  return (
    <main>
      <input value={text} onChange={(event) => setText(event.target.value)} />
      {shown.map((one) => (
        <Card key={one.id} {...one} />
      ))}
    </main>
  );
}

const Page = { cart: Cart, share: Share, market: Market }[kind];
const root = document.createElement('main');
document.body.append(root);
createRoot(root).render(<Provider store={store}>{Page && <Page />}</Provider>);
