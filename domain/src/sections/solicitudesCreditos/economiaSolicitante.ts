import { choice, integer, money, rows, text } from '../../language/index.js';

// Amounts in bolivianos.

export const ingresosYGastos = () => ({
  ingresos: rows(
    'Ingresos',
    {
      actividad: choice(
        'Actividad',
        { dependiente: 'Dependiente', independiente: 'Independiente', rentista: 'Rentista', jubilado: 'Jubilado/a' },
        { required: true },
      ),
      ocupacion: text('¿En qué trabaja?', { required: true, min: 3, max: 80 }),
      lugarTrabajo: text('Lugar de trabajo', { required: true, min: 3, max: 120 }),
      antiguedadAnios: integer('Años en esa actividad', { required: true, min: 0, max: 60 }),
      ingresoMensual: money('Ingreso mensual', { required: true, min: 0.01, max: 10_000_000 }),
    },
    { min: 1, max: 5 },
  ),
  gastosMensuales: money('Gastos familiares mensuales'),
});

export const otrosPrestamos = () => ({
  tieneDeudas: choice('¿Tiene otros préstamos?', { si: 'Sí', no: 'No tengo' }, { required: true }),
  deudas: rows(
    'Otros préstamos',
    {
      entidad: text('Entidad financiera', { required: true, min: 2, max: 80 }),
      saldo: money('Saldo', { required: true }),
      cuotaMensual: money('Cuota mensual', { required: true }),
    },
    { max: 10, requiredWhen: { tieneDeudas: ['si'] } },
  ),
});

export const bienesPropios = () => ({
  bienes: rows(
    'Bienes',
    {
      tipo: choice(
        'Tipo',
        {
          inmueble: 'Inmueble',
          vehiculo: 'Vehículo',
          maquinaria: 'Maquinaria',
          muebles_enseres: 'Muebles y enseres',
          otro: 'Otro',
        },
        { required: true },
      ),
      descripcion: text('Descripción', { required: true, max: 120 }),
      valor: money('Valor', { required: true, min: 0.01 }),
    },
    { max: 10 },
  ),
});
