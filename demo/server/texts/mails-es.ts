import type { MailTexts } from './texts';

export const mails: MailTexts = {
  somebody: 'Alguien',
  via: '{{name}} a través de {{seller}}',
  wrote: '{{name}} escribió:',
  not_known: 'Quien compartió esto no había iniciado sesión en {{seller}}, por lo que no podemos decir quién fue.',
  mail_limit:
    'Alcanzó el límite de correos sin iniciar sesión. Use menos direcciones, inténtelo de nuevo en {{count}} min o inicie sesión.',
  mail_limit_member:
    'Su cuenta alcanzó el límite de correos por hora. Inténtelo de nuevo en {{count}} min o comparta el enlace.',
  link_limit:
    'Alcanzó el límite de enlaces sin iniciar sesión. Inténtelo de nuevo en {{count}} min, comparta la cotización por correo o inicie sesión.',
  mail_because_shared:
    'Recibió este correo porque {{name}} escribió su dirección en el sitio de {{seller}}. No la usaremos para nada más.',
  mail_because_visitor:
    'Recibió este correo porque alguien escribió su dirección en el sitio de {{seller}}. No la usaremos para nada más.',
  mail_because_asked:
    'Recibió este correo porque alguien escribió esta dirección en el sitio de {{seller}} para obtenerlo. No la usaremos para nada más.',
  mail_because_account: 'Recibió este correo porque se refiere a su cuenta de {{seller}}, {{account}}.',
  mail_quote_subject: '{{name}} compartió una cotización con usted: {{what}}, {{number}}',
  mail_quote_subject_visitor: 'Se compartió una cotización con usted: {{what}}, {{number}}',
  mail_quote_title: '{{name}} compartió una cotización con usted',
  mail_quote_brief: '{{what}}, {{total}} al mes. Válida hasta el {{until}}.',
  mail_quote: 'Cotización {{number}} del {{date}} para {{what}}. Es válida hasta el {{until}}.',
  mail_quote_attached: 'La cotización va adjunta en PDF. En línea la verá junto a los precios de hoy.',
  mail_open: 'Abrir la cotización',
  mail_cart_subject: 'Su carrito en PDF: {{what}}, {{number}}',
  mail_cart_title: 'Su carrito en PDF',
  mail_cart:
    'Pidió su carrito del {{date}}, {{what}}. Se guardó como cotización {{number}}, válida hasta el {{until}}.',
  mail_guide_subject: 'Su guía de precios de {{seller}}',
  mail_guide_title: 'Su guía de precios',
  mail_guide:
    'Todos los paquetes y complementos, qué incluyen y cuánto cuestan, en {{currency}}. La guía va adjunta y también puede leerla en línea.',
  mail_guide_open: 'Leer la guía',
  mail_receipt_subject: 'Su recibo de {{seller}}: {{what}}, factura {{number}}',
  mail_receipt_title: 'Recibo de la factura {{number}}',
  mail_receipt: 'Gracias por su pedido del {{date}}. Esto es lo que se pagó:',
  mail_receipt_renewal: 'Su suscripción se renovó el {{date}}. Esto es lo que se pagó:',
  mail_receipt_trial: 'Su prueba terminó y su suscripción comenzó el {{date}}. Esto es lo que se pagó:',
  mail_receipt_brief: '{{what}}: {{total}}, {{date}}.',
  receipt_next: 'Próxima factura el {{date}}: {{total}}',
  receipt_attached: 'La factura va adjunta en PDF. Para abrirla en línea, inicie sesión.',
  mail_invoice_open: 'Abrir la factura',
  mail_credit_note_subject: 'Su nota de crédito {{number}} de {{seller}}: {{what}}',
  mail_credit_note: 'Su suscripción cambió el {{date}}. Esto queda como saldo a favor para su próxima factura:',
  credit_note_attached: 'La nota de crédito va adjunta en PDF. Para abrirla en línea, inicie sesión.',
  mail_credit_note_open: 'Abrir la nota de crédito',
  mail_declined_subject: 'Se rechazó su pago de {{what}}',
  mail_declined_title: 'Se rechazó su pago',
  mail_declined:
    'Su banco rechazó {{total}} por su pedido del {{date}}: {{what}}. No se cobró nada y su cuenta no cambió.',
  mail_declined_next: 'Revise su método de pago o elija otro y vuelva a hacer el pedido.',
  mail_declined_open: 'Revisar el método de pago',
  mail_unpaid_subject: 'Se rechazó su pago de la factura {{number}}',
  mail_unpaid:
    'Su banco rechazó {{total}} por la factura {{number}}, {{what}}. No se cobró nada y la factura sigue pendiente.',
  mail_unpaid_next: 'Revise su método de pago o elija otro y vuelva a pagar la factura.',
  mail_past_due_subject: 'La factura {{number}} está vencida',
  mail_past_due_title: 'La factura {{number}} está vencida',
  mail_past_due: 'Es por {{what}}, venció el {{date}} y aún no está pagada: {{total}}.',
  mail_past_due_next: 'Páguela ahora para evitar interrupciones. Si ya la pagó, no tiene que hacer nada más.',
  mail_past_due_open: 'Pagar la factura',
  mail_refund_subject: 'Su reembolso de la factura {{number}}',
  mail_refund_title: 'Le reembolsamos {{total}}',
  mail_refund: 'El {{date}} le reembolsamos {{total}} de la factura {{number}}, {{what}}.',
  mail_refund_next: 'El reembolso vuelve al método de pago que usó. Los bancos tardan hasta diez días.',
  mail_trial_subject: 'Su prueba de {{what}} termina el {{date}}',
  mail_trial_title: 'Su prueba termina el {{date}}',
  mail_trial_charged:
    'Ese día comienza su suscripción a {{what}} y se hace el primer cobro de {{total}} a su método de pago.',
  mail_trial_lacks:
    'Para conservar {{what}}, agregue un método de pago antes de esa fecha. Ese día se hará el primer cobro de {{total}}.',
  mail_trial_else: 'Si no lo agrega, la prueba simplemente termina y no se cobra nada.',
  mail_trial_stop: 'Si no desea continuar, responda a este correo antes de ese día y no se le cobrará nada.',
  mail_trial_add: 'Agregar un método de pago',
  mail_trial_open: 'Ver su suscripción',
};
