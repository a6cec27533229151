import { expect, test } from '@jest/globals';
import { mailboxOf } from './mail.policy.js';

test.each([
  ['Maria.Quispe@Correo.com', 'maria.quispe@correo.com'],
  ['maria+caja+1@correo.com', 'maria@correo.com'],
  ['m.a.r.i.a@gmail.com', 'maria@gmail.com'],
  ['Maria.+x@GoogleMail.com', 'maria@gmail.com'],
])('%s belongs to the mailbox %s', (address, mailbox) => expect(mailboxOf(address)).toBe(mailbox));
