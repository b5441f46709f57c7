import { digitsOf, numberFault, printedNumber } from '../../src/domain/billing/card-number';
import { cardTypeOf, cvvLength, type CardType } from '../../src/domain/billing/card-type';

/*
 * One card field in a frame of the vault's origin. The surrounding page never receives what is typed: it sets the field's look and label,
 * learns whether the entry is complete, and requests a token. The number's frame receives the code from its sibling over a channel of this
 * origin.
 */

const field = document.body.dataset.field === 'cvv' ? 'cvv' : 'cardno';
const shops: readonly unknown[] = JSON.parse(document.body.dataset.shops ?? '[]');
const control = document.querySelector('input') as HTMLInputElement;
const digits = (): string => digitsOf(control.value);

/** Timeouts in ms for the sibling frame and the vault. */
const CODE_WITHIN = 5_000;
const TOKEN_WITHIN = 20_000;

type Message = Readonly<Record<string, unknown>>;

/** Does nothing until the surrounding page has sent its greeting. */
let toPage = (_message: Message): void => {};
let toSibling = toPage;
let isGreeted = false;
let cardType: CardType | '' = '';
let isFocused = false;
/** Pending requests for the code, by request id. */
const waiting = new Map<number, (code: string) => void>();

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function tell(): void {
  if (field === 'cardno') {
    cardType = cardTypeOf(digits());
    toSibling({ type: 'card', cardType });
  }
  const isComplete = field === 'cvv' ? digits().length === cvvLength(cardType) : numberFault(digits()) === null;
  toPage({ type: 'news', isEmpty: digits() === '', isComplete, isFocused, cardType });
}

/** Formats the number and keeps the caret behind the same digit. */
function print(): void {
  const before = digitsOf(control.value.slice(0, control.selectionStart ?? control.value.length)).length;
  const shown = field === 'cvv' ? digits() : printedNumber(digits());
  if (shown === control.value) return;
  control.value = shown;
  let at = 0;
  for (let passed = 0; passed < before; at += 1) if (/\d/.test(shown[at] ?? '0')) passed += 1;
  control.setSelectionRange(at, at);
}

function look(style: Message): void {
  const root = document.documentElement;
  root.style.colorScheme = style.scheme === 'dark' ? 'dark' : 'light';
  root.style.color = text(style.text);
  root.style.fontFamily = text(style.fontFamily);
  root.style.fontSize = text(style.fontSize);
  root.dir = style.direction === 'rtl' ? 'rtl' : 'ltr';
}

function show({ label, hint, error, isLocked }: Message): void {
  control.ariaLabel = text(label);
  document.title = text(label);
  control.readOnly = isLocked === true;
  control.ariaInvalid = error ? 'true' : null;
  for (const [id, said] of Object.entries({ error, hint })) {
    const line = document.getElementById(id);
    if (line) line.textContent = text(said);
  }
}

const codeOfSibling = (): Promise<string> =>
  new Promise((resolve, reject) => {
    const id = Math.random();
    waiting.set(id, resolve);
    toSibling({ type: 'code?', id });
    setTimeout(() => reject(new Error('the code is not there')), CODE_WITHIN);
  });

async function tokenize(key: unknown): Promise<object> {
  const body = JSON.stringify({ key, cardno: digits(), cvv: await codeOfSibling() });
  const answer = await fetch('/tokens', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    credentials: 'omit',
    signal: AbortSignal.timeout(TOKEN_WITHIN),
    body,
  });
  const { token, card_type: type, last_four: lastFour, faults, message } = await answer.json();
  if (faults) return { faults };
  return answer.ok ? { token, cardType: type, lastFour } : { error: text(message) };
}

async function answerWithToken({ id, key }: Message): Promise<void> {
  const said = await tokenize(key).catch((error: Error) => ({ error: error.message }));
  toPage({ type: 'answer', id, ...said });
}

function obey(order: Message): void {
  if (order.type === 'show') show(order);
  if (order.type === 'look') look(order.look as Message);
  if (order.type === 'focus') control.focus();
  if (order.type === 'tokenize') void answerWithToken(order);
  if (order.type === 'clear') {
    control.value = '';
    tell();
  }
}

function hearSibling({ data }: MessageEvent): void {
  if (data.type === 'card' && field === 'cvv') {
    cardType = data.cardType;
    tell();
  }
  if (data.type === 'card?' && field === 'cardno') toSibling({ type: 'card', cardType });
  if (data.type === 'code?' && field === 'cvv') toSibling({ type: 'code', id: data.id, code: digits() });
  if (data.type === 'code') {
    waiting.get(data.id)?.(data.code);
    waiting.delete(data.id);
  }
}

/** Accepts one greeting, from the surrounding page and only if it is the shop's. Afterwards only messages over its port count. */
function greet({ source, origin, data, ports: [port] }: MessageEvent): void {
  if (isGreeted || !port || source !== window.parent || !shops.includes(origin) || data?.type !== 'waybill-field')
    return;
  if (!/^[\da-f]{32}$/.test(text(data.nonce))) return;
  document.documentElement.lang = text(data.locale) || 'en';
  look(data.look ?? {});
  isGreeted = true;
  const siblings = new BroadcastChannel(`card ${data.nonce}`);
  siblings.addEventListener('message', hearSibling);
  toSibling = siblings.postMessage.bind(siblings);
  toPage = (message) => port.postMessage(message, []);
  port.addEventListener('message', ({ data: order }) => obey(order));
  port.start();
  toPage({ type: 'ready' });
  if (field === 'cvv') toSibling({ type: 'card?' });
  tell();
}

addEventListener('message', greet);
control.addEventListener('input', () => {
  print();
  tell();
});
for (const name of ['focus', 'blur']) {
  control.addEventListener(name, () => {
    isFocused = name === 'focus';
    tell();
  });
}
control.addEventListener('keydown', ({ key, isComposing }) => {
  if (key === 'Enter' && !isComposing) toPage({ type: 'submit' });
});
