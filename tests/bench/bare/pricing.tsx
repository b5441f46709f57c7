import { configureStore, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { createRoot, type Root } from 'react-dom/client';
import { Provider, useDispatch, useSelector } from 'react-redux';

/** The baseline for the pricing table: a minimal React page that only loads and shows the same packages. */
interface Bundle {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly price: string | number;
  readonly discount: number;
  readonly catid: number;
  readonly billing_cycle: string;
  readonly edition: string;
  readonly highlights?: readonly string[];
}

const slice = createSlice({
  name: 'shop',
  initialState: { bundles: [] as readonly Bundle[], picked: 0 },
  reducers: {
    bundlesRead: (state, { payload }: PayloadAction<readonly Bundle[]>) => ({ ...state, bundles: payload }),
    picked: (state, { payload }: PayloadAction<number>) => ({ ...state, picked: payload }),
  },
});
const store = configureStore({ reducer: slice.reducer });
type State = ReturnType<typeof store.getState>;

function Card({ bundle }: { readonly bundle: Bundle }) {
  const dispatch = useDispatch();
  const isPicked = useSelector((state: State) => state.picked === bundle.id);
  const price = Math.floor((Number(bundle.price) * (100 - bundle.discount)) / 100);
  return (
    <article>
      <h3>{bundle.title}</h3>
      <p>{bundle.description}</p>
      <p className="price">${price}</p>
      <button type="button" aria-pressed={isPicked} onClick={() => dispatch(slice.actions.picked(bundle.id))}>
        Choose
      </button>
      <ul>
        {bundle.highlights?.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </article>
  );
}

function Shop() {
  const bundles = useSelector((state: State) => state.bundles);
  const shown = bundles.filter(({ billing_cycle, edition }) => billing_cycle === 'year' && edition === 'standard');
  return shown.map((bundle) => <Card key={bundle.id} bundle={bundle} />);
}

/** The copies on the page, so that the benchmark of memory can mount further ones and take them away. */
const roots: Root[] = [];
function mountCopy() {
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  root.render(
    <Provider store={store}>
      <Shop />
    </Provider>,
  );
}
function removeCopy() {
  roots.pop()?.unmount();
  document.body.lastElementChild?.remove();
}
Object.assign(globalThis, { mountCopy, removeCopy });

const read = async (path: string, init?: RequestInit) => (await fetch(path, init)).json();
mountCopy();
const { token } = await read('/services/token');
const { data } = await read('/services/bundles?ind=14', { headers: { Authorization: `Bearer ${token}` } });
store.dispatch(slice.actions.bundlesRead(data));
