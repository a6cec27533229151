export const puntajes = { '1': 'Muy mala', '2': 'Mala', '3': 'Regular', '4': 'Buena', '5': 'Excelente' } as const;
