/* Demo script: drags panels between columns and sorts them, so that widgets move within the page. It is not part of the product. */
let dragged = null;

document.addEventListener('dragstart', ({ target }) => {
  dragged = target.closest('[draggable]');
});
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  const column = event.target.closest('[data-column]');
  if (!column || !dragged) return;
  event.preventDefault();
  column.append(dragged);
});
document.querySelector('#sort').addEventListener('click', () => {
  for (const column of document.querySelectorAll('[data-column]')) column.append(...[...column.children].toReversed());
});
