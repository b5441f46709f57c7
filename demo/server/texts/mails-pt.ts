import type { MailTexts } from './texts';

export const mails: MailTexts = {
  somebody: 'Alguém',
  via: '{{name}} via {{seller}}',
  wrote: '{{name}} escreveu:',
  not_known:
    'Quem compartilhou isto não tinha entrado em uma conta da {{seller}}, por isso não podemos dizer quem foi.',
  mail_limit:
    'Você atingiu o limite de e-mails sem entrar na conta. Use menos endereços, tente de novo em {{count}} min ou entre na sua conta.',
  mail_limit_member:
    'Sua conta atingiu o limite de e-mails por hora. Tente de novo em {{count}} min ou compartilhe o link.',
  link_limit:
    'Você atingiu o limite de links sem entrar na conta. Tente de novo em {{count}} min, compartilhe a cotação por e-mail ou entre na sua conta.',
  mail_because_shared:
    'Você recebeu este e-mail porque {{name}} informou seu endereço no site da {{seller}}. Não o usaremos para mais nada.',
  mail_because_visitor:
    'Você recebeu este e-mail porque alguém informou seu endereço no site da {{seller}}. Não o usaremos para mais nada.',
  mail_because_asked:
    'Você recebeu este e-mail porque este endereço foi informado no site da {{seller}} para recebê-lo. Não o usaremos para mais nada.',
  mail_because_account: 'Você recebeu este e-mail porque ele trata da sua conta na {{seller}}, {{account}}.',
  mail_quote_subject: '{{name}} compartilhou uma cotação com você: {{what}}, {{number}}',
  mail_quote_subject_visitor: 'Uma cotação foi compartilhada com você: {{what}}, {{number}}',
  mail_quote_title: '{{name}} compartilhou uma cotação com você',
  mail_quote_brief: '{{what}}, {{total}} por mês. Válida até {{until}}.',
  mail_quote: 'Cotação {{number}} de {{date}} para {{what}}. Ela é válida até {{until}}.',
  mail_quote_attached: 'A cotação segue anexa em PDF. On-line, você a vê ao lado dos preços de hoje.',
  mail_open: 'Abrir a cotação',
  mail_cart_subject: 'Seu carrinho em PDF: {{what}}, {{number}}',
  mail_cart_title: 'Seu carrinho em PDF',
  mail_cart:
    'Você pediu seu carrinho de {{date}}, {{what}}. Ele foi salvo como a cotação {{number}}, válida até {{until}}.',
  mail_guide_subject: 'Seu guia de preços da {{seller}}',
  mail_guide_title: 'Seu guia de preços',
  mail_guide:
    'Todos os pacotes e complementos, o que incluem e quanto custam, em {{currency}}. O guia segue anexo, e você também pode lê-lo on-line.',
  mail_guide_open: 'Ler o guia',
  mail_receipt_subject: 'Seu recibo da {{seller}}: {{what}}, fatura {{number}}',
  mail_receipt_title: 'Recibo da fatura {{number}}',
  mail_receipt: 'Obrigado pelo seu pedido de {{date}}. Veja o que foi pago:',
  mail_receipt_renewal: 'Sua assinatura foi renovada em {{date}}. Veja o que foi pago:',
  mail_receipt_trial: 'Seu teste terminou e sua assinatura começou em {{date}}. Veja o que foi pago:',
  mail_receipt_brief: '{{what}}: {{total}}, {{date}}.',
  receipt_next: 'Próxima fatura em {{date}}: {{total}}',
  receipt_attached: 'A fatura segue anexa em PDF. Para abri-la on-line, entre na sua conta.',
  mail_invoice_open: 'Abrir a fatura',
  mail_credit_note_subject: 'Sua nota de crédito {{number}} da {{seller}}: {{what}}',
  mail_credit_note: 'Sua assinatura mudou em {{date}}. O valor abaixo fica como crédito para a próxima fatura:',
  credit_note_attached: 'A nota de crédito segue anexa em PDF. Para abri-la on-line, entre na sua conta.',
  mail_credit_note_open: 'Abrir a nota de crédito',
  mail_declined_subject: 'Seu pagamento de {{what}} foi recusado',
  mail_declined_title: 'Seu pagamento foi recusado',
  mail_declined:
    'Seu banco recusou {{total}} pelo seu pedido de {{date}}: {{what}}. Nada foi cobrado, e sua conta não mudou.',
  mail_declined_next: 'Confira sua forma de pagamento ou escolha outra e faça o pedido de novo.',
  mail_declined_open: 'Conferir a forma de pagamento',
  mail_unpaid_subject: 'Seu pagamento da fatura {{number}} foi recusado',
  mail_unpaid:
    'Seu banco recusou {{total}} pela fatura {{number}}, {{what}}. Nada foi cobrado, e a fatura continua em aberto.',
  mail_unpaid_next: 'Confira sua forma de pagamento ou escolha outra e pague a fatura de novo.',
  mail_past_due_subject: 'A fatura {{number}} está vencida',
  mail_past_due_title: 'A fatura {{number}} está vencida',
  mail_past_due: 'Ela é de {{what}}, venceu em {{date}} e ainda não foi paga: {{total}}.',
  mail_past_due_next: 'Pague agora para evitar interrupções. Se você já pagou, não precisa fazer mais nada.',
  mail_past_due_open: 'Pagar a fatura',
  mail_refund_subject: 'Seu reembolso da fatura {{number}}',
  mail_refund_title: 'Reembolsamos {{total}}',
  mail_refund: 'Em {{date}}, reembolsamos {{total}} da fatura {{number}}, {{what}}.',
  mail_refund_next: 'O reembolso volta para a forma de pagamento que você usou. Os bancos levam até dez dias.',
  mail_trial_subject: 'Seu teste de {{what}} termina em {{date}}',
  mail_trial_title: 'Seu teste termina em {{date}}',
  mail_trial_charged:
    'Nesse dia, sua assinatura de {{what}} começa e a primeira cobrança de {{total}} é feita na sua forma de pagamento.',
  mail_trial_lacks:
    'Para manter {{what}}, adicione uma forma de pagamento até lá. A primeira cobrança de {{total}} é feita nesse dia.',
  mail_trial_else: 'Sem ela, o teste simplesmente termina e nada é cobrado.',
  mail_trial_stop: 'Se você não quiser continuar, responda a este e-mail antes desse dia e nada será cobrado.',
  mail_trial_add: 'Adicionar uma forma de pagamento',
  mail_trial_open: 'Ver sua assinatura',
};
