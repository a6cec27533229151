import { type AnyRow, type Field, isDerived, sections } from '@coop/domain';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { folded, type User } from './user.js';

const names = Object.entries<Field>(sections.usuarios.fields).flatMap(([name, field]) =>
  isDerived(field) ? [] : [name],
);

/**
 * The user in a document. The specification promises only `email` and `rol`; the rest has an answer for documents that
 * are older than this program. Fields that are not ours are left out.
 */
export function userOf(document: DocumentSnapshot): User | undefined {
  const data = document.data();
  if (!data) return undefined;
  const at = document.createTime?.toDate().toISOString();
  const absent = { version: 1, estado: 'activo', creadoEn: at, actualizadoEn: at };
  const user = Object.fromEntries(
    names.map((name) => [name, data[name] ?? absent[name as keyof typeof absent] ?? null]),
  );
  return folded({ ...user, id: document.id } as AnyRow);
}

/** What is written of a user. The uid is the document's own name. */
export const documentOf = ({ id: _, ...fields }: Record<string, unknown>): Record<string, unknown> => fields;
