/*
 * The frame of the demo site: menus that close, tabs, and the button that copies the tags of the page. It is not part of the product.
 */

/* A menu closes by Escape, by a press beside it, and when the focus leaves it. */
for (const menu of document.querySelectorAll('details.menu')) {
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary').focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target)) menu.open = false;
  });
}

const panelOf = (tab) => document.querySelector(tab.getAttribute('href'));

/* Sections become tabs, which the arrow keys walk through; without scripts they stand one below the other. */
for (const list of document.querySelectorAll('[data-tabs]')) {
  const tabs = [...list.querySelectorAll('a')];
  const choose = (chosen) => {
    for (const tab of tabs) {
      const isChosen = tab === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panelOf(tab).hidden = !isChosen;
    }
  };
  list.setAttribute('role', 'tablist');
  for (const [at, tab] of tabs.entries()) {
    const panel = panelOf(tab);
    tab.role = 'tab';
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    tab.addEventListener('click', (event) => {
      event.preventDefault();
      history.replaceState(history.state, '', tab.getAttribute('href'));
      choose(tab);
    });
    tab.addEventListener('keydown', ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (!step) return;
      const next = tabs.at((at + step) % tabs.length);
      choose(next);
      next.focus();
    });
  }
  choose(tabs.find((tab) => tab.hash === location.hash) ?? tabs[0]);
  list.hidden = false;
}

/* The tags of the page are copied as they stand there. */
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    const text = button.parentElement.querySelector('code').textContent;
    const isCopied = await navigator.clipboard?.writeText(text).then(
      () => true,
      () => false,
    );
    button.textContent = isCopied ? button.dataset.sayCopied : button.dataset.sayFailed;
  });
}
