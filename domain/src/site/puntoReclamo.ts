/** Complaint page under its regulatory name; every page links to it. */
export const puntoReclamo = { label: 'Punto de Reclamo', href: '/contactanos/reclamos' } as const;
