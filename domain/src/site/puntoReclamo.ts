/** Where complaints are taken, by the name that the regulation gives it: every page leads there. */
export const puntoReclamo = { label: 'Punto de Reclamo', href: '/contactanos/reclamos' } as const;
