import type { Field, FieldKind } from '@coop/domain';
import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  type PgColumnBuilderBase,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

/** Instant in ISO 8601, UTC, with milliseconds; the same on both drivers. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

const scaleOf = (field: Field) => field.scale ?? 2;

/** Column of each kind of field. A kind without one does not compile. */
export const columns = {
  boolean: (name) => boolean(name),
  choice: (name) => text(name),
  choices: (name) => jsonb(name),
  colour: (name) => text(name),
  date: (name) => date(name, { mode: 'string' }),
  dateTime: (name) => instant(name),
  decimal: (name, field) => numeric(name, { precision: 12 + scaleOf(field), scale: scaleOf(field) }),
  documentNumber: (name) => text(name),
  email: (name) => text(name),
  file: (name) => uuid(name),
  id: (name) => uuid(name),
  image: (name) => uuid(name),
  integer: (name) => integer(name),
  member: (name) => text(name),
  money: (name) => numeric(name, { precision: 14, scale: 2 }),
  month: (name) => text(name),
  percent: (name) => numeric(name, { precision: 16, scale: 4 }),
  phone: (name) => text(name),
  reference: (name, { by }) => (by ? text(name) : uuid(name)) as ReturnType<typeof uuid>,
  references: (name) => jsonb(name),
  richText: (name) => text(name),
  rows: (name) => jsonb(name),
  slug: (name) => text(name),
  state: (name) => text(name),
  text: (name) => text(name),
  texts: (name) => jsonb(name),
  time: (name) => text(name),
  uid: (name) => text(name),
  url: (name) => text(name),
} satisfies Record<FieldKind, (name: string, field: Field) => PgColumnBuilderBase>;
