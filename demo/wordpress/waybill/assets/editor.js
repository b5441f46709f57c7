/* The blocks of the widgets. The server has registered them with their attributes; here is how each looks in the editor. */
(function () {
  'use strict';

  const { apiFetch, blockEditor, blocks, components, element } = window.wp;
  const { widgets, isSetUp, settings, texts } = window.waybillEditor;
  const { createElement: el, Fragment, useEffect, useState } = element;
  const { InspectorControls, InnerBlocks, useBlockProps, useInnerBlocksProps } = blockEditor;

  let catalogue;
  /** Asks once for what is for sale; null if the shop does not answer. */
  const readCatalogue = () =>
    (catalogue ||= apiFetch({ path: '/waybill/v1/catalogue' }).then(
      (reply) => reply.catalogue,
      () => null,
    ));

  function useCatalogue() {
    const [found, setFound] = useState(undefined);
    useEffect(() => {
      let isShown = true;
      readCatalogue().then((reply) => isShown && setFound(reply));
      return () => {
        isShown = false;
      };
    }, []);
    return found;
  }

  const withDefault = (options, value) => [
    { value: '', label: texts.default },
    ...options,
    // A value that is no longer for sale stays visible.
    ...(value && !options.some((option) => option.value === value) ? [{ value, label: value }] : []),
  ];

  /** A box for each value of a list; none checked is the default. */
  function Checks({ is, value, change }) {
    const chosen = (value || '').split(' ').filter(Boolean);
    const toggle = (one, isOn) =>
      change(is.values.filter((each) => (each === one ? isOn : chosen.includes(each))).join(' '));
    return el(
      components.BaseControl,
      { __nextHasNoMarginBottom: true },
      el(components.BaseControl.VisualLabel, null, is.label),
      ...is.options.map((one) =>
        el(components.CheckboxControl, {
          key: one.value,
          label: one.label,
          checked: chosen.includes(one.value),
          __nextHasNoMarginBottom: true,
          onChange: (isOn) => toggle(one.value, isOn),
        }),
      ),
    );
  }

  function Control({ is, value, change, found }) {
    const common = { label: is.label, __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };
    if (is.kind === 'flag')
      return el(components.ToggleControl, { ...common, checked: Boolean(value), onChange: change });
    if (is.kind === 'list') return el(Checks, { is, value, change });
    const known = is.of ? (found && found[is.of]) || [] : is.options;
    if (is.kind === 'choice' || known.length > 0)
      return el(components.SelectControl, {
        ...common,
        value: value || '',
        options: withDefault(known, value),
        onChange: change,
      });
    return el(components.TextControl, {
      ...common,
      type: is.kind === 'number' ? 'number' : 'text',
      value: value || '',
      onChange: change,
    });
  }

  /** Returns the attributes of the tag. */
  function tagAttributes(attributes, own) {
    const names = Object.keys(own).filter((name) => attributes[name] !== undefined && attributes[name] !== '');
    return Object.fromEntries(
      names.flatMap((name) => {
        if (own[name].kind !== 'flag') return [[name, String(attributes[name])]];
        return attributes[name] ? [[name, '']] : [];
      }),
    );
  }

  /** What stands in the place of a widget that cannot be shown, with its name. */
  function Note({ widget }) {
    return el(
      'p',
      { className: 'waybill-preview__note' },
      el('strong', null, widget.title),
      !isSetUp && ` · ${texts.unset}`,
      !isSetUp && settings && el(Fragment, null, ' ', el('a', { href: settings, target: '_top' }, texts.open)),
    );
  }

  /**
   * The widget itself. The script of the canvas has `data-editing`, so that it says what it is and nobody can press it. An attribute that
   * changes mounts it anew.
   */
  function Preview({ name, attributes, own }) {
    const written = tagAttributes(attributes, own);
    return el(
      'div',
      { className: 'waybill-preview__widget' },
      el(`waybill-${name}`, { ...written, key: JSON.stringify(written) }, el('p', null, texts.loading)),
    );
  }

  const QUESTIONS = [['core/details', { summary: texts.question }, [['core/paragraph', { content: texts.answer }]]]];

  /** The questions of the FAQ are blocks, which the editor writes. */
  function Questions() {
    return el('div', useInnerBlocksProps({}, { allowedBlocks: ['core/details'], template: QUESTIONS }));
  }

  const edit = (name) =>
    function Edit({ attributes, setAttributes }) {
      const widget = widgets[name];
      const found = useCatalogue();
      const controls = Object.entries(widget.attributes).map(([attribute, is]) =>
        el(Control, {
          key: attribute,
          is,
          found,
          value: attributes[attribute],
          change: (value) => setAttributes({ [attribute]: value === '' ? undefined : value }),
        }),
      );
      return el(
        Fragment,
        null,
        controls.length > 0 &&
          el(InspectorControls, null, el(components.PanelBody, { title: texts.options }, ...controls)),
        el(
          'div',
          useBlockProps({ className: 'waybill-preview' }),
          (widget.isContent || !isSetUp) && el(Note, { widget }),
          widget.isContent ? el(Questions) : isSetUp && el(Preview, { name, attributes, own: widget.attributes }),
        ),
      );
    };

  for (const name of Object.keys(widgets)) {
    const save = widgets[name].isContent ? () => el(InnerBlocks.Content) : () => null;
    blocks.registerBlockType(`waybill/${name}`, { edit: edit(name), save });
  }
})();
