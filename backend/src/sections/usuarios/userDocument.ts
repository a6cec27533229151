import { type AnyRow, type Field, isDerived, sections } from '@coop/domain';
import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { folded, type User } from '../../platform/users/user.js';

const fields = Object.entries<Field>(sections.usuarios.fields).filter(([, field]) => !isDerived(field));

/**
 * The user in a document. The specification promises only `email` and `rol`; the rest has an answer for documents that
 * are older than this program, or that others wrote something else in. Fields that are not ours are left out.
 */
export function userOf(document: DocumentSnapshot): User | undefined {
  const data = document.data();
  if (!data) return undefined;
  const at = document.createTime?.toDate().toISOString();
  const absent = { version: 1, estado: 'activo', creadoEn: at, actualizadoEn: at };
  const user = Object.fromEntries(
    fields.map(([name, field]) => [name, readAs(field, data[name]) ?? absent[name as keyof typeof absent] ?? null]),
  );
  return folded({ ...user, id: document.id } as AnyRow);
}

/** A value of a document, where it is of its field's kind. What a role, a state or an address is worth is for who reads them. */
function readAs({ kind, schema }: Field, value: unknown): unknown {
  if (['choice', 'state', 'email'].includes(kind)) return value;
  if (kind === 'text') return typeof value === 'string' ? value : undefined;
  return schema().safeParse(value instanceof Timestamp ? value.toDate().toISOString() : value).data ?? undefined;
}

/** What is written of a user. The uid is the document's own name. */
export const documentOf = ({ id: _, ...fields }: Record<string, unknown>): Record<string, unknown> => fields;
