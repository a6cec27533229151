type Props = { row: Record<string, unknown> };

/** Who complains, in one column: a person by name, a company by its own. */
export function ClaimantColumn({ row }: Props) {
  const name = [row.nombres, row.primerApellido, row.segundoApellido].filter(Boolean).join(' ');
  return <>{row.razonSocial ? String(row.razonSocial) : name}</>;
}
