/** A row in the trash: what it was called, when it was erased and by whom. */
export type Trashed = { id: string; titulo: string; eliminadoEn: string; eliminadoPor: string | null };
