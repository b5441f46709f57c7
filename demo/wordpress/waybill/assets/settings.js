/* Runs the test of the settings page with what the form says, stored or not. */
(function (apiFetch, texts) {
  'use strict';

  const button = document.querySelector('[data-waybill-test]');
  const list = document.querySelector('[data-waybill-findings]');
  const KINDS = { good: 'notice-success', hint: 'notice-info', bad: 'notice-error' };

  function said() {
    const values = { routes: {} };
    for (const [name, value] of new FormData(button.form)) {
      const [, field, route] = /^waybill\[(\w+)\](?:\[([\w-]+)\])?$/.exec(name) || [];
      if (route) values.routes[route] = value;
      else if (field) values[field] = value;
    }
    return values;
  }

  function show(kind, text, remedy) {
    const notice = document.createElement('div');
    notice.className = `notice inline ${kind}`;
    for (const [tag, line] of [
      ['strong', text],
      ['span', remedy],
    ]) {
      if (!line) continue;
      const paragraph = notice.appendChild(document.createElement('p'));
      paragraph.appendChild(document.createElement(tag)).textContent = line;
    }
    list.append(notice);
  }

  button.addEventListener('click', async () => {
    button.disabled = true;
    list.textContent = texts.asking;
    try {
      const findings = await apiFetch({ path: '/waybill/v1/test', method: 'POST', data: said() });
      list.textContent = '';
      for (const { level, text, remedy } of findings) show(KINDS[level], text, remedy);
    } catch {
      list.textContent = '';
      show(KINDS.bad, texts.failed);
    } finally {
      button.disabled = false;
    }
  });
})(window.wp.apiFetch, window.waybillSettings);
