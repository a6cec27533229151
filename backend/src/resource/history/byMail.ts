/**
 * What the line of an invitation, or of a password, notes where its link went to its owner's mailbox and nobody was shown it. What was
 * never noted so may have been in another's hand.
 */
export const BY_MAIL = 'Con un enlace enviado a su correo.';
