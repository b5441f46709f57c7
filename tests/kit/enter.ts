/** Enters a text as a person does: React listens to the setter that the browser gives every field. */
export function enter(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
