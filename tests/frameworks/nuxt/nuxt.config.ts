export default defineNuxtConfig({
  compatibilityDate: '2025-07-15',
  telemetry: false,
  css: ['waybill/waybill.css'],
  app: { head: { htmlAttrs: { lang: 'en' }, link: [{ rel: 'icon', href: 'data:,' }] } },
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('waybill-') } },
});
