/**
 * Note of invitations and password changes whose link went only to the owner's mailbox. Without this note, someone else
 * may have held the link.
 */
export const BY_MAIL = 'Con un enlace enviado a su correo.';
