export { NotesRepository } from '../cases/desk/notes.repository.js';
export { makeDocument } from '../cases/documents/makeDocument.js';
export { personMails } from '../cases/notices/personMails.js';
