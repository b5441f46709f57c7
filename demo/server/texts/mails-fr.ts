import type { MailTexts } from './texts';

export const mails: MailTexts = {
  somebody: 'Quelqu’un',
  via: '{{name}} via {{seller}}',
  wrote: '{{name}} a écrit :',
  not_known:
    'La personne qui a partagé ceci n’était pas connectée à {{seller}}, nous ne pouvons donc pas dire qui elle est.',
  mail_limit:
    'Vous avez atteint la limite d’e-mails sans connexion. Indiquez moins d’adresses, réessayez dans {{count}} min ou connectez-vous.',
  mail_limit_member:
    'Votre compte a atteint la limite d’e-mails par heure. Réessayez dans {{count}} min ou partagez le lien.',
  link_limit:
    'Vous avez atteint la limite de liens sans connexion. Réessayez dans {{count}} min, partagez le devis par e-mail ou connectez-vous.',
  mail_because_shared:
    'Vous recevez cet e-mail parce que votre adresse a été saisie par {{name}} sur le site de {{seller}}. Nous ne l’utiliserons pour rien d’autre.',
  mail_because_visitor:
    'Vous recevez cet e-mail parce que quelqu’un a saisi votre adresse sur le site de {{seller}}. Nous ne l’utiliserons pour rien d’autre.',
  mail_because_asked:
    'Vous recevez cet e-mail parce que cette adresse a été saisie sur le site de {{seller}} pour l’obtenir. Nous ne l’utiliserons pour rien d’autre.',
  mail_because_account: 'Vous recevez cet e-mail parce qu’il concerne votre compte {{seller}}, {{account}}.',
  mail_quote_subject: '{{name}} a partagé un devis avec vous : {{what}}, {{number}}',
  mail_quote_subject_visitor: 'Un devis a été partagé avec vous : {{what}}, {{number}}',
  mail_quote_title: '{{name}} a partagé un devis avec vous',
  mail_quote_brief: '{{what}}, {{total}} par mois. Valable jusqu’au {{until}}.',
  mail_quote: 'Devis {{number}} du {{date}} pour {{what}}. Il est valable jusqu’au {{until}}.',
  mail_quote_attached: 'Le devis est joint en PDF. En ligne, vous le verrez à côté des prix du jour.',
  mail_open: 'Ouvrir le devis',
  mail_cart_subject: 'Votre panier en PDF : {{what}}, {{number}}',
  mail_cart_title: 'Votre panier en PDF',
  mail_cart:
    'Vous avez demandé votre panier du {{date}}, {{what}}. Il est conservé comme devis {{number}}, valable jusqu’au {{until}}.',
  mail_guide_subject: 'Votre guide des tarifs {{seller}}',
  mail_guide_title: 'Votre guide des tarifs',
  mail_guide:
    'Tous les forfaits et modules complémentaires, leur contenu et leur prix, en {{currency}}. Le guide est joint, et vous pouvez aussi le lire en ligne.',
  mail_guide_open: 'Lire le guide',
  mail_receipt_subject: 'Votre reçu {{seller}} : {{what}}, facture {{number}}',
  mail_receipt_title: 'Reçu de la facture {{number}}',
  mail_receipt: 'Merci pour votre commande du {{date}}. Voici ce qui a été payé :',
  mail_receipt_renewal: 'Votre abonnement a été renouvelé le {{date}}. Voici ce qui a été payé :',
  mail_receipt_trial: 'Votre essai est terminé et votre abonnement a commencé le {{date}}. Voici ce qui a été payé :',
  mail_receipt_brief: '{{what}} : {{total}}, {{date}}.',
  receipt_next: 'Prochaine facture le {{date}} : {{total}}',
  receipt_attached: 'La facture est jointe en PDF. Pour l’ouvrir en ligne, connectez-vous.',
  mail_invoice_open: 'Ouvrir la facture',
  mail_credit_note_subject: 'Votre avoir {{number}} de {{seller}} : {{what}}',
  mail_credit_note: 'Votre abonnement a changé le {{date}}. Voici ce qui sera déduit de votre prochaine facture :',
  credit_note_attached: 'L’avoir est joint en PDF. Pour l’ouvrir en ligne, connectez-vous.',
  mail_credit_note_open: 'Ouvrir l’avoir',
  mail_declined_subject: 'Votre paiement pour {{what}} a été refusé',
  mail_declined_title: 'Votre paiement a été refusé',
  mail_declined:
    'Votre banque a refusé {{total}} pour votre commande du {{date}} : {{what}}. Rien n’a été débité, et votre compte n’a pas changé.',
  mail_declined_next: 'Vérifiez votre moyen de paiement ou choisissez-en un autre, puis commandez à nouveau.',
  mail_declined_open: 'Vérifier le moyen de paiement',
  mail_unpaid_subject: 'Votre paiement de la facture {{number}} a été refusé',
  mail_unpaid:
    'Votre banque a refusé {{total}} pour la facture {{number}}, {{what}}. Rien n’a été débité, et la facture reste à payer.',
  mail_unpaid_next: 'Vérifiez votre moyen de paiement ou choisissez-en un autre, puis réessayez de payer la facture.',
  mail_past_due_subject: 'La facture {{number}} est en retard',
  mail_past_due_title: 'La facture {{number}} est en retard',
  mail_past_due: 'Elle concerne {{what}}, était à payer le {{date}} et n’est pas encore réglée : {{total}}.',
  mail_past_due_next:
    'Réglez-la maintenant pour éviter toute interruption. Si vous l’avez déjà payée, vous n’avez rien d’autre à faire.',
  mail_past_due_open: 'Payer la facture',
  mail_refund_subject: 'Votre remboursement de la facture {{number}}',
  mail_refund_title: 'Nous avons remboursé {{total}}',
  mail_refund: 'Le {{date}}, nous avons remboursé {{total}} de la facture {{number}}, {{what}}.',
  mail_refund_next:
    'Le remboursement est versé sur le moyen de paiement utilisé. Selon les banques, comptez jusqu’à dix jours.',
  mail_trial_subject: 'Votre essai se termine le {{date}} : {{what}}',
  mail_trial_title: 'Votre essai se termine le {{date}}',
  mail_trial_charged:
    'Ce jour-là, votre abonnement à {{what}} commence et le premier prélèvement de {{total}} est effectué sur votre moyen de paiement.',
  mail_trial_lacks:
    'Pour conserver {{what}}, ajoutez un moyen de paiement d’ici là. Le premier prélèvement de {{total}} sera effectué ce jour-là.',
  mail_trial_else: 'Sans cela, l’essai se termine simplement et rien n’est débité.',
  mail_trial_stop: 'Si vous ne souhaitez pas continuer, répondez à cet e-mail avant ce jour et rien ne sera débité.',
  mail_trial_add: 'Ajouter un moyen de paiement',
  mail_trial_open: 'Voir votre abonnement',
};
