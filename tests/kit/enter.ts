/** Types a text into a field through the browser's own value setter, because React overrides the setter of the instance. */
export function enter(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
